import type { Application } from '#contracts/applications.ts';
import type { Locale } from '#contracts/common.ts';
import { applicationProblems, mostIn, type ApplicationField, type ApplicationProblem } from '#domain/application.ts';
import { applicationMessages } from '#i18n/applications/index.ts';

/** `form`: of no field alone. */
export type Problems = Partial<Record<ApplicationField | 'form', string>>;

/** What is wrong with what was typed, in words; nothing where it can be sent. */
export function problemsOf(locale: Locale, typed: Application): Problems {
  const say = applicationMessages(locale);
  const missing: Partial<Record<ApplicationField, string>> = {
    business: say.missingBusiness,
    city: say.missingCity,
    tour: say.missingTour,
    contactName: say.missingContactName,
    email: say.missingEmail,
  };
  const invalid: Partial<Record<ApplicationField, string>> = { email: say.invalidEmail, phone: say.invalidPhone };
  const textOf = (field: ApplicationField, problem: ApplicationProblem): string | undefined => {
    if (problem === 'tooLong') return say.tooLong({ most: mostIn(field) ?? 0, count: typed[field].trim().length });
    return { missing, invalid }[problem][field];
  };
  const found = Object.entries(applicationProblems(typed)) as [ApplicationField, ApplicationProblem][];
  return Object.fromEntries(found.map(([field, problem]) => [field, textOf(field, problem)]));
}
