import * as v from 'valibot';
import type { Locale } from '#contracts/common.ts';
import { application, applicationLimits, type Application } from '#contracts/applications.ts';

export type ApplicationField = keyof Application;
export type ApplicationProblem = 'missing' | 'invalid' | 'tooLong';

/** In the order of the form. */
export const applicationFields = Object.keys(application.entries) as ApplicationField[];

/** The form with which an operator applies. @param locale its language */
export const applicationPath = (locale: Locale): string => `/operator/application/${locale}`;
/** The page that says that an application has come. */
export const applicationSentPath = (locale: Locale): string => `${applicationPath(locale)}/sent`;

const limits: Partial<Record<ApplicationField, number>> = applicationLimits;

/** How many characters a field may have; nothing where its own form says enough. */
export const mostIn = (field: ApplicationField): number | undefined => limits[field];

function problemWith(field: ApplicationField, typed: string): ApplicationProblem | undefined {
  if (v.safeParse(application.entries[field], typed).success) return undefined;
  if (typed.trim() === '') return 'missing';
  return typed.trim().length > (mostIn(field) ?? Infinity) ? 'tooLong' : 'invalid';
}

/** What is wrong with what was typed, in the order of the form; nothing where it can be sent. */
export function applicationProblems(typed: Application): Partial<Record<ApplicationField, ApplicationProblem>> {
  const found = applicationFields.flatMap((field) => {
    const problem = problemWith(field, typed[field]);
    return problem === undefined ? [] : [[field, problem] as const];
  });
  return Object.fromEntries(found);
}
