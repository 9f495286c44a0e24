import type { Context } from 'hono';
import * as v from 'valibot';
import type { Locale } from '#contracts/common.ts';
import { waiverSignature, type WaiverSignature } from '#contracts/waivers.ts';
import { formatInstant } from '#domain/day.ts';
import { waiverMessages } from '#i18n/waivers/index.ts';
import type { Backend } from '../../backend.ts';
import type { Booking } from '../../bookings/booking.ts';
import { visitOf } from '../../bookings/visit.ts';
import { ErrorSummary, Field, FieldNotes, Links } from '../../http/form-parts.tsx';
import { textOf } from '../../http/sent-form.ts';
import { waiverFilePath, waiverPath } from '../../tickets/links.ts';
import { textToSign, type Participant } from '../signed.ts';
import { drawingScript } from './drawing.ts';
import { page, WaiverText } from './parts.tsx';

type Problems = Partial<Record<'signer' | 'agree' | 'drawing', string>>;
type Asked = { backend: Backend; booking: Booking; participant: Participant };

/** @returns what was sent as a signature, or what is wrong with it */
export function readSignature(form: Record<string, unknown>, { isMinor }: Participant, locale: Locale): WaiverSignature | Problems {
  const say = waiverMessages(locale);
  const signer = textOf(form, 'signer').trim();
  const drawing = textOf(form, 'drawing').replace('data:image/png;base64,', '');
  const problems = {
    ...(signer === '' && { signer: say.missingName }),
    ...(signer.length > 200 && { signer: say.longName }),
    ...(textOf(form, 'agree') === '' && { agree: say.missingAgree }),
    ...(drawing !== '' && !v.is(waiverSignature.entries.drawing, drawing) && { drawing: say.badDrawing }),
  };
  if (Object.keys(problems).length > 0) return problems;
  return { name: signer, isGuardian: isMinor, ...(drawing !== '' && { drawing }) };
}

export const isSignature = (read: WaiverSignature | Problems): read is WaiverSignature => 'isGuardian' in read;

function Drawing({ locale, problem }: { locale: Locale; problem: string | undefined }) {
  const say = waiverMessages(locale);
  return (
    <div className="drawing" id="drawing" hidden>
      <p>
        <strong>{say.draw}</strong> <span className="optional">({say.optional})</span>
      </p>
      <FieldNotes name="drawing" hint={say.drawHint} problem={problem} />
      <canvas width={520} height={180} aria-hidden="true" />
      <input type="hidden" name="drawing" />
      <button type="button" className="plain">
        {say.clear}
      </button>
    </div>
  );
}

/** The text and the form below it; with `problems` as it was sent. */
export function signPage(c: Context, { backend, booking, participant }: Asked, typed = '', problems: Problems = {}): Response {
  const visit = visitOf(backend, booking);
  const { locale } = visit;
  const say = waiverMessages(locale);
  const { name, isMinor } = participant;
  const waiver = textToSign(backend, booking);
  const title = waiver?.title[locale] ?? say.title;
  const content = (
    <>
      <ErrorSummary title={say.summary} problems={problems} />
      <p className="about">
        <strong>{name}</strong>
        <br />
        {visit.tourName}, {visit.date}, {visit.time}
      </p>
      {isMinor && <p className="notice">{say.guardianNotice({ name })}</p>}
      <WaiverText title={title} text={waiver?.text[locale] ?? ''} />
      <form method="post" noValidate>
        <div className="field">
          <FieldNotes name="agree" problem={problems.agree} />
          <label className="tick agree">
            <input type="checkbox" name="agree" id="agree" value="yes" aria-invalid={problems.agree !== undefined} />
            {isMinor ? say.agreeGuardian({ name }) : say.agree}
          </label>
        </div>
        <Field
          name="signer"
          label={isMinor ? say.guardianName : say.name}
          hint={say.nameHint}
          autoComplete="name"
          defaultValue={typed}
          problems={problems}
        />
        <Drawing locale={locale} problem={problems.drawing} />
        <button type="submit">{say.submit}</button>
      </form>
      <Links links={[{ href: waiverPath(backend.signingKey, booking.id), text: say.backToList }]} />
    </>
  );
  const status = Object.keys(problems).length > 0 ? 400 : 200;
  return page(c, backend, { title, content, lang: locale, script: drawingScript, status });
}

/** What was signed last, and the way to sign anew. */
export function signedPage(c: Context, { backend, booking, participant }: Asked): Response {
  const { locale } = visitOf(backend, booking);
  const say = waiverMessages(locale);
  const { name, index, signed } = participant;
  if (!signed) return signPage(c, { backend, booking, participant });
  const { signingKey } = backend;
  const hasChanged = textToSign(backend, booking)?.version !== signed.version;
  const content = (
    <>
      <p role="status">{say.done({ name: signed.signer })}</p>
      <p>{say.signed({ time: formatInstant(signed.signedAt, booking.item.span.timeZone, locale), name: signed.signer })}</p>
      {hasChanged && <p className="notice">{say.changed}</p>}
      <Links
        links={[
          { href: waiverFilePath(signingKey, booking.id, signed.id), text: say.file({ name }) },
          { href: waiverPath(signingKey, booking.id), text: say.backToList },
          { href: `${waiverPath(signingKey, booking.id, index)}?again`, text: say.again },
        ]}
      />
    </>
  );
  return page(c, backend, { title: say.doneTitle, content, lang: locale });
}
