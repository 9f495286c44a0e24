import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Locale } from '#contracts/common.ts';
import { paths } from '#domain/routes.ts';
import { withdrawalMessages } from '#i18n/withdrawal/index.ts';
import type { Backend } from '../../backend.ts';
import { ErrorSummary, Field, Links } from '../../http/form-parts.tsx';
import type { Problems, Typed } from '../read-form.ts';
import { page } from './page.tsx';

type Form = { lang: Locale; typed: Typed; problems?: Problems; status?: ContentfulStatusCode };

/** Which contract it is about; with `problems` as it was sent. */
export function formPage(c: Context, backend: Pick<Backend, 'brand'>, { lang, typed, problems = {}, status = 200 }: Form): Response {
  const say = withdrawalMessages(lang);
  const of = (name: keyof Typed) => ({ name, label: say[name], defaultValue: typed[name], problems });
  const content = (
    <>
      <ErrorSummary title={say.summary} problems={problems} />
      <p>{say.lead}</p>
      <form method="post" noValidate>
        <Field {...of('name')} autoComplete="name" />
        <Field {...of('orderNumber')} hint={say.orderNumberHint} autoComplete="off" />
        <Field {...of('email')} hint={say.emailHint} type="email" autoComplete="email" />
        <button type="submit">{say.next}</button>
      </form>
      <p className="dated">{say.dated}</p>
      <Links
        links={[
          { href: paths.booking(lang), text: say.toBooking },
          { href: paths.rightOfWithdrawal(lang), text: say.toTerms },
        ]}
      />
    </>
  );
  return page(c, backend, { title: say.title, content, lang, status });
}
