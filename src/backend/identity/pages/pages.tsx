import type { ReactNode } from 'react';
import type { BrandFacts } from '#contracts/brand.ts';
import type { Locale } from '#contracts/common.ts';
import { paths } from '#domain/routes.ts';
import type { interactionPaths } from '../links.ts';
import { ErrorSummary, Field } from '../../http/form-parts.tsx';
import { Abort, Form, type Problems } from './form.tsx';
import { drawFormPage } from '../../http/form-page.tsx';
import { identityMessages } from '#i18n/identity/index.ts';

type Drawn = ReturnType<typeof drawFormPage>;
/** What was typed is filled in again, except passwords. */
export type Shown = {
  locale: Locale;
  links: ReturnType<typeof interactionPaths>;
  problems?: Problems;
  notice?: string;
  typed?: { email?: string; name?: string; remember?: boolean };
};

export function formPage(brand: BrandFacts, { locale, problems = {}, notice }: Shown, title: string, content: ReactNode): Drawn {
  const hasFailed = Object.keys(problems).length > 0;
  return drawFormPage(brand, {
    title,
    lang: locale,
    headTitle: hasFailed ? `${identityMessages(locale).error}: ${title}` : title,
    content: (
      <>
        {notice !== undefined && (
          <p className="notice" role="status">
            {notice}
          </p>
        )}
        <ErrorSummary title={identityMessages(locale).summary} problems={problems} />
        {content}
      </>
    ),
  });
}

/** The same address serves both ways in: it is typed once. */
function CodeWay({ action, locale }: { action: string; locale: Locale }) {
  const say = identityMessages(locale);
  return (
    <>
      <p className="or">{say.signInOr}</p>
      <button className="quiet" type="submit" formAction={action} aria-describedby="code-way">
        {say.signInCode}
      </button>
      <p className="hint" id="code-way">
        {say.signInCodeHint}
      </p>
    </>
  );
}

export function signInPage(brand: BrandFacts, shown: Shown): Drawn {
  const { locale, links, problems = {}, typed } = shown;
  const say = identityMessages(locale);
  return formPage(
    brand,
    shown,
    say.signInTitle,
    <>
      <Form action={links.signIn} button={say.signInButton} more={<CodeWay action={links.mailCode} locale={locale} />}>
        <Field name="email" type="email" label={say.email} autoComplete="username" defaultValue={typed?.email} problems={problems} />
        <Field name="password" type="password" label={say.password} autoComplete="current-password" problems={problems} />
        <label className="tick">
          <input type="checkbox" name="remember" value="yes" defaultChecked={typed?.remember} />
          {say.signInRemember}
        </label>
      </Form>
      <nav>
        <ul>
          <li>
            <a href={links.register}>{say.signInRegister}</a>
          </li>
          <li>
            <a href={links.forgotten}>{say.signInForgotten}</a>
          </li>
        </ul>
      </nav>
      <Abort action={links.abort} locale={locale} />
    </>,
  );
}

export function registerPage(brand: BrandFacts, shown: Shown): Drawn {
  const { locale, links, problems = {}, typed } = shown;
  const say = identityMessages(locale);
  return formPage(
    brand,
    shown,
    say.registerTitle,
    <>
      <Form action={links.register} button={say.registerButton}>
        <Field
          name="name"
          type="text"
          label={say.name}
          hint={say.nameHint}
          autoComplete="name"
          defaultValue={typed?.name}
          problems={problems}
        />
        <Field name="email" type="email" label={say.email} autoComplete="username" defaultValue={typed?.email} problems={problems} />
        <Field
          name="password"
          type="password"
          label={say.password}
          hint={say.passwordHint}
          autoComplete="new-password"
          problems={problems}
        />
      </Form>
      <nav>
        <ul>
          <li>
            <a href={links.signIn}>{say.registerKnown}</a>
          </li>
          <li>
            <a href={paths.privacy(locale)} target="_blank" rel="noopener">
              {say.registerPrivacy}
            </a>
          </li>
        </ul>
      </nav>
      <Abort action={links.abort} locale={locale} />
    </>,
  );
}

export function forgottenPage(brand: BrandFacts, shown: Shown): Drawn {
  const { locale, links, problems = {}, typed } = shown;
  const say = identityMessages(locale);
  return formPage(
    brand,
    shown,
    say.forgottenTitle,
    <>
      <p>{say.forgottenText}</p>
      <Form action={links.forgotten} button={say.forgottenButton}>
        <Field name="email" type="email" label={say.email} autoComplete="username" defaultValue={typed?.email} problems={problems} />
      </Form>
      <nav>
        <ul>
          <li>
            <a href={links.signIn}>{say.toSignIn}</a>
          </li>
        </ul>
      </nav>
    </>,
  );
}

/** The form posts to its own address, which holds the token. A name is asked for where the one that is there may be a stranger's. */
export function resetPage(
  brand: BrandFacts,
  locale: Locale,
  { asksName, typedName, problems = {} }: { asksName: boolean; typedName?: string; problems?: Problems },
): Drawn {
  const say = identityMessages(locale);
  const { resetTitle: title, resetButton: button } = say;
  return drawFormPage(brand, {
    title,
    lang: locale,
    headTitle: Object.keys(problems).length > 0 ? `${say.error}: ${title}` : title,
    content: (
      <>
        <ErrorSummary title={say.summary} problems={problems} />
        {asksName && <p>{say.claimText}</p>}
        <Form button={button}>
          {asksName && (
            <Field
              name="name"
              type="text"
              label={say.name}
              hint={say.nameHint}
              autoComplete="name"
              defaultValue={typedName}
              problems={problems}
            />
          )}
          <Field
            name="password"
            type="password"
            label={say.newPassword}
            hint={say.passwordHint}
            autoComplete="new-password"
            problems={problems}
          />
        </Form>
      </>
    ),
  });
}
