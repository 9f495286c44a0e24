import { randomUUID } from 'node:crypto';
import type { Application } from '#contracts/applications.ts';
import type { Locale } from '#contracts/common.ts';
import type { trapField } from '#backend/applications/pages/trap.tsx';
import { applicationPath } from '#domain/application.ts';

/** What an operator types. */
export const typed = (more: Partial<Application> = {}): Application => ({
  business: 'Ombra Lunga Walks',
  city: 'Rome',
  tour: 'An evening walk along the Tiber.\n\nTwo hours, twelve guests at most.',
  website: '',
  contactName: 'Livia Prova',
  email: `${randomUUID()}@example.com`,
  phone: '+39 06 555 0123',
  ...more,
});

/** Sends the form as a browser without JavaScript does. @param more also fields that the form does not show */
export const applyAt = (
  origin: string,
  more: Partial<Application> & { id?: string; [trapField]?: string } = {},
  locale: Locale = 'en',
): Promise<Response> =>
  fetch(origin + applicationPath(locale), {
    method: 'POST',
    body: new URLSearchParams({ ...typed(), ...more }),
    redirect: 'manual',
  });
