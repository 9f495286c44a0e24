import type { Context } from 'oidc-provider';
import type { BrandFacts } from '#contracts/brand.ts';
import type { Locale, OfferedLocales } from '#contracts/common.ts';
import { paths } from '#domain/routes.ts';
import { chooseLocale } from '../http/language.ts';
import { drawFormPage } from '../http/form-page.tsx';
import { identityMessages } from '#i18n/identity/index.ts';

/** The first of the wished languages that the brand has (`ui_locales`, OpenID Connect Core 1.0, section 3.1.2.1), else the browser's. */
export function localeOf(uiLocales: string | undefined, acceptLanguage: string | undefined, offered: OfferedLocales): Locale {
  const wished = (uiLocales ?? '').split(' ').map((tag) => tag.split('-')[0]?.toLowerCase());
  return wished.flatMap((tag) => offered.filter((locale) => locale === tag))[0] ?? chooseLocale(acceptLanguage, offered);
}

const localeIn = (context: Context, { locales }: BrandFacts): Locale =>
  localeOf(context.oidc.params?.['ui_locales'], context.get('Accept-Language'), locales);

function send(context: Context, { markup, policy }: ReturnType<typeof drawFormPage>): void {
  context.set('Content-Security-Policy', policy);
  context.type = 'html';
  context.body = markup;
}

const home = (lang: Locale) => (
  <p>
    <a href={paths.home(lang)}>{identityMessages(lang).back}</a>
  </p>
);

/** A request that the provider cannot answer with a redirect: the code is shown for those who investigate it. */
export const renderError =
  (brand: BrandFacts) =>
  async (context: Context, { error, error_description: description }: { error: string; error_description?: string }): Promise<void> => {
    const lang = localeIn(context, brand);
    const { failedTitle: title, failedText: text } = identityMessages(lang);
    send(
      context,
      drawFormPage(brand, {
        title,
        lang,
        content: (
          <>
            <p>{text}</p>
            {home(lang)}
            <p>
              <small>
                {error}
                {description !== undefined && `: ${description}`}
              </small>
            </p>
          </>
        ),
      }),
    );
  };

/** The shop has asked already: with its token the question answers itself, and without JavaScript it is put once more. */
const goOn = "document.querySelector('button').click()";

export const renderLogout =
  (brand: BrandFacts) =>
  async (context: Context, form: string): Promise<void> => {
    const lang = localeIn(context, brand);
    const { signOutTitle: title, signOutText: text, signOutButton: button } = identityMessages(lang);
    const {
      session,
      entities: { IdTokenHint: hint },
    } = context.oidc;
    const isAsked = hint !== undefined && hint.payload.sub === session.accountId;
    send(
      context,
      drawFormPage(brand, {
        title,
        lang,
        ...(isAsked && { script: goOn }),
        content: (
          <>
            <p>{text}</p>
            <div dangerouslySetInnerHTML={{ __html: form }} />
            <button type="submit" form="op.logoutForm" name="logout" value="yes">
              {button}
            </button>
            {home(lang)}
          </>
        ),
      }),
    );
  };

export const renderSignedOut =
  (brand: BrandFacts) =>
  async (context: Context): Promise<void> => {
    const lang = localeIn(context, brand);
    const { signedOutTitle: title, signedOutText: text } = identityMessages(lang);
    send(
      context,
      drawFormPage(brand, {
        title,
        lang,
        content: (
          <>
            <p>{text}</p>
            {home(lang)}
          </>
        ),
      }),
    );
  };
