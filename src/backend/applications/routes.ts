import { randomUUID } from 'node:crypto';
import { Hono, type Context } from 'hono';
import * as v from 'valibot';
import { application, type Application } from '#contracts/applications.ts';
import { uuid, type Locale } from '#contracts/common.ts';
import { applicationFields, applicationPath, applicationSentPath } from '#domain/application.ts';
import { tidyText } from '#domain/typed-text.ts';
import { applicationMessages } from '#i18n/applications/index.ts';
import type { Backend } from '../backend.ts';
import { limiter } from '../http/limiter.ts';
import { addressOf } from '../http/rate-limit.ts';
import { Refusal } from '../http/refusal.ts';
import { sendRetryAfter } from '../http/retry-after.ts';
import { textOf } from '../http/sent-form.ts';
import { apply } from './apply.ts';
import { formPage, type Form } from './pages/form.tsx';
import { problemsOf } from './pages/problems.ts';
import { sentPage } from './pages/sent.tsx';
import { trapField } from './pages/trap.tsx';

/** For each client address: forms with mistakes count among the posts; each that is stored sends two mails. */
const limits = { posts: { most: 20, minutes: 1 }, stored: { most: 10, minutes: 60 } };

function readForm(sent: Record<string, unknown>): Form {
  const typed = Object.fromEntries(applicationFields.map((field) => [field, textOf(sent, field)])) as Application;
  // As the database writes it: mails are found again by it.
  const id = textOf(sent, 'id').toLowerCase();
  return { ...typed, tour: tidyText(typed.tour), id: v.is(uuid, id) ? id : randomUUID() };
}

/** The form with which an operator applies. A brand with an extranet has none: its operators apply there. */
export function applicationRoutes(backend: Backend): Hono {
  const { brand, clock, config, log } = backend;
  const app = new Hono();
  /** @throws Refusal `too_many_requests` */
  const counterOf = (limit: { most: number; minutes: number }) => {
    const { count } = limiter({ ...limit, clock });
    return (c: Context): void => {
      if (config.rateLimits) count(addressOf(c, config.trustProxy));
    };
  };
  const countPost = counterOf(limits.posts);
  const countStored = counterOf(limits.stored);

  /** @throws Refusal `too_many_requests` */
  async function take(c: Context, locale: Locale, sent: Record<string, unknown>, form: Form): Promise<Response> {
    const thanks = () => c.redirect(applicationSentPath(locale), 303);
    countPost(c);
    if (textOf(sent, trapField) !== '') {
      // A program that fills in every field learns nothing.
      log.info({ path: c.req.path }, 'not stored: an application in which the hidden field is filled in');
      return thanks();
    }
    const problems = problemsOf(locale, form);
    if (Object.keys(problems).length > 0) return formPage(c, brand, { locale, form, problems, status: 400 });
    countStored(c);
    await apply(backend, { ...v.parse(application, form), id: form.id, language: locale });
    return thanks();
  }

  /** The form with what was typed, and when it may be sent again. @throws any other error */
  function again(c: Context, locale: Locale, form: Form, error: unknown): Response {
    if (!(error instanceof Refusal && error.code === 'too_many_requests')) throw error;
    const say = applicationMessages(locale);
    const minutes = sendRetryAfter(c, error);
    const problem = minutes === undefined ? say.tooMany({ email: brand.email }) : say.tooFast(minutes);
    return formPage(c, brand, { locale, form, problems: { form: problem }, status: 429 });
  }

  for (const locale of brand.locales) {
    const path = applicationPath(locale);
    const { extranetUrl } = brand;
    if (extranetUrl !== undefined) {
      app.all(path, (c) => c.redirect(extranetUrl, 303));
      continue;
    }
    app.get(path, (c) => formPage(c, brand, { locale, form: readForm({}) }));
    app.post(path, async (c) => {
      const sent = await c.req.parseBody();
      const form = readForm(sent);
      return take(c, locale, sent, form).catch((error: unknown) => again(c, locale, form, error));
    });
    app.get(applicationSentPath(locale), (c) => sentPage(c, brand, locale));
  }

  return app;
}
