import type { Context } from 'hono';
import { applicationLimits, type Application } from '#contracts/applications.ts';
import type { BrandFacts } from '#contracts/brand.ts';
import type { Locale } from '#contracts/common.ts';
import type { ApplicationField } from '#domain/application.ts';
import { paths } from '#domain/routes.ts';
import { applicationMessages } from '#i18n/applications/index.ts';
import { ErrorSummary, Field } from '../../http/form-parts.tsx';
import { page } from './page.ts';
import type { Problems } from './problems.ts';
import { Trap } from './trap.tsx';

/** What was typed, and the id that the application will have. */
export type Form = Application & { id: string };

/** The form; with `problems` as it was sent. */
export function formPage(
  c: Context,
  brand: BrandFacts,
  { locale, form, problems = {}, status = 200 }: { locale: Locale; form: Form; problems?: Problems; status?: 200 | 400 | 429 },
): Response {
  const say = applicationMessages(locale);
  const of = (name: ApplicationField) => ({
    name,
    label: say[name],
    defaultValue: form[name],
    autoComplete: 'off',
    problems,
  });
  const content = (
    <>
      <ErrorSummary title={say.summary} problems={problems} />
      <p className="lead">{say.lead}</p>
      <form method="post" noValidate>
        <input type="hidden" name="id" value={form.id} />
        <fieldset>
          <legend>{say.groupTour}</legend>
          <Field {...of('business')} autoComplete="organization" />
          <Field {...of('city')} />
          <Field {...of('tour')} hint={say.tourHint({ most: applicationLimits.tour })} isLong />
          <Field {...of('website')} type="url" autoComplete="url" optional={say.optional} />
        </fieldset>
        <fieldset>
          <legend>{say.groupContact}</legend>
          <Field {...of('contactName')} autoComplete="name" />
          <Field {...of('email')} type="email" autoComplete="email" hint={say.emailHint} />
          <Field {...of('phone')} type="tel" autoComplete="tel" hint={say.phoneHint} optional={say.optional} />
        </fieldset>
        <Trap label={say.trap} />
        <button type="submit">{say.send}</button>
        <p className="small">
          {say.privacyText} <a href={paths.privacy(locale)}>{say.privacyLink}</a>
        </p>
      </form>
    </>
  );
  return page(c, brand, { title: say.title, content, lang: locale, status });
}
