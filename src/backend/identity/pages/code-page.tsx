import type { BrandFacts } from '#contracts/brand.ts';
import { identityMessages } from '#i18n/identity/index.ts';
import { Field } from '../../http/form-parts.tsx';
import { Abort, Form } from './form.tsx';
import { formPage, type Shown } from './pages.tsx';

/** Where the code from a mail is entered. What is typed is not filled in again: whoever was wrong reads the mail again. */
export function codePage(brand: BrandFacts, shown: Shown): ReturnType<typeof formPage> {
  const { locale, links, problems = {}, typed = {} } = shown;
  const say = identityMessages(locale);
  const { email = '', remember = false } = typed;
  const asked = (
    <>
      <input type="hidden" name="email" value={email} />
      {remember && <input type="hidden" name="remember" value="yes" />}
    </>
  );
  return formPage(
    brand,
    shown,
    say.codeTitle,
    <>
      <p>{say.codeText({ email })}</p>
      <Form action={links.code} button={say.codeButton}>
        {asked}
        <Field
          name="code"
          type="text"
          inputMode="numeric"
          label={say.codeLabel}
          autoComplete="one-time-code"
          autoFocus
          problems={problems}
        />
      </Form>
      <form method="post" action={links.mailCode}>
        {asked}
        <button className="quiet" type="submit">
          {say.codeAgain}
        </button>
      </form>
      <nav>
        <ul>
          <li>
            <a href={links.signIn}>{say.codeOther}</a>
          </li>
        </ul>
      </nav>
      <Abort action={links.abort} locale={locale} />
    </>,
  );
}
