import type { ReactNode } from 'react';
import type { BrandFacts } from '#contracts/brand.ts';
import type { Locale } from '#contracts/common.ts';
import { paths } from '#domain/routes.ts';
import type { interactionPaths } from '../links.ts';
import { Abort, Field, Form, Summary, type Problems } from './form.tsx';
import { drawIdentityPage } from './layout.tsx';
import { words } from './words.ts';

type Drawn = ReturnType<typeof drawIdentityPage>;
/** What was typed comes back; passwords do not. */
export type Shown = {
  locale: Locale;
  links: ReturnType<typeof interactionPaths>;
  problems?: Problems;
  notice?: string;
  typed?: { email?: string; name?: string };
};

function formPage(brand: BrandFacts, { locale, problems = {}, notice }: Shown, title: string, content: ReactNode): Drawn {
  const hasFailed = Object.keys(problems).length > 0;
  return drawIdentityPage(brand, {
    title,
    lang: locale,
    headTitle: hasFailed ? `${words[locale].error}: ${title}` : title,
    content: (
      <>
        {notice !== undefined && (
          <p className="notice" role="status">
            {notice}
          </p>
        )}
        <Summary locale={locale} problems={problems} />
        {content}
      </>
    ),
  });
}

export function signInPage(brand: BrandFacts, shown: Shown): Drawn {
  const { locale, links, problems = {}, typed } = shown;
  const say = words[locale];
  return formPage(
    brand,
    shown,
    say.signIn.title,
    <>
      <Form action={links.signIn} button={say.signIn.button}>
        <Field name="email" type="email" label={say.email} autoComplete="username" defaultValue={typed?.email} problems={problems} />
        <Field name="password" type="password" label={say.password} autoComplete="current-password" problems={problems} />
        <label className="tick">
          <input type="checkbox" name="remember" value="yes" />
          {say.signIn.remember}
        </label>
      </Form>
      <nav>
        <ul>
          <li>
            <a href={links.register}>{say.signIn.register}</a>
          </li>
          <li>
            <a href={links.forgotten}>{say.signIn.forgotten}</a>
          </li>
        </ul>
      </nav>
      <Abort action={links.abort} locale={locale} />
    </>,
  );
}

export function registerPage(brand: BrandFacts, shown: Shown): Drawn {
  const { locale, links, problems = {}, typed } = shown;
  const say = words[locale];
  return formPage(
    brand,
    shown,
    say.register.title,
    <>
      <Form action={links.register} button={say.register.button}>
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
            <a href={links.signIn}>{say.register.known}</a>
          </li>
          <li>
            <a href={paths.privacy(locale)} target="_blank" rel="noopener">
              {say.register.privacy}
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
  const say = words[locale];
  return formPage(
    brand,
    shown,
    say.forgotten.title,
    <>
      <p>{say.forgotten.text}</p>
      <Form action={links.forgotten} button={say.forgotten.button}>
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

/** The form posts to its own address, which holds the token. */
export function resetPage(brand: BrandFacts, locale: Locale, problems: Problems = {}): Drawn {
  const say = words[locale];
  const { title, button } = say.reset;
  return drawIdentityPage(brand, {
    title,
    lang: locale,
    headTitle: Object.keys(problems).length > 0 ? `${say.error}: ${title}` : title,
    content: (
      <>
        <Summary locale={locale} problems={problems} />
        <Form button={button}>
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

/** A page that only says something. */
export function noticePage(brand: BrandFacts, locale: Locale, what: 'changed' | 'expired' | 'staleLink'): Drawn {
  const { title, text } = words[locale][what];
  return drawIdentityPage(brand, {
    title,
    lang: locale,
    content: (
      <>
        <p>{text}</p>
        <p>
          <a href={paths.home(locale)}>{words[locale].back}</a>
        </p>
      </>
    ),
  });
}
