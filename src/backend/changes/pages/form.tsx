import type { Context } from 'hono';
import type { Locale } from '#contracts/common.ts';
import { directions } from '#contracts/transfers.ts';
import { formatInstant } from '#domain/day.ts';
import { changesMessages } from '#i18n/changes/index.ts';
import type { Backend } from '../../backend.ts';
import { changeableUntil } from '../../bookings/changeable.ts';
import type { Tour } from '../../catalogue/catalogue.ts';
import { questionIn } from '../../catalogue/question-in.ts';
import { ErrorSummary } from '../../http/form-parts.tsx';
import { answerField, transferringOf, type Asking, type Told } from '../asked.ts';
import type { Problems } from '../read-form.ts';
import { About, page, ToBooking } from './parts.tsx';
import { QuestionField } from './question-fields.tsx';
import { TransferFields } from './transfer-fields.tsx';

type Source = Tour['questions'][number];
type QuestionsProps = { asking: Asking; told: Told; problems: Problems; participant?: number };

/** Without a script all questions are there: one that depends on another's answer says so. */
function conditionOf({ onlyIf }: Source, { questions }: Tour, locale: Locale): { hint?: string } {
  const other = questions.find(({ id }) => id === onlyIf?.question);
  if (!onlyIf || !other) return {};
  const answers = (other.options ?? []).filter(({ id }) => onlyIf.is.includes(id)).map(({ label }) => label[locale]);
  return { hint: changesMessages(locale).onlyIf({ question: other.label[locale], answer: answers.join(', ') }) };
}

function Questions({ asking: { tour, locale }, told, problems, participant }: QuestionsProps) {
  const per = participant === undefined ? 'booking' : 'participant';
  return tour.questions
    .filter((question) => question.per === per)
    .map((source) => {
      const question = { ...questionIn(source, locale), ...conditionOf(source, tour, locale) };
      const given = told.answers.find((answer) => answer.questionId === source.id && answer.participant === participant);
      return (
        <QuestionField
          key={source.id}
          {...{ locale, question, problems }}
          name={answerField(source.id, participant)}
          value={given?.answer ?? ''}
        />
      );
    });
}

/** What was told so far, to be changed; with `problems` as it was sent. */
export function formPage(c: Context, backend: Backend, asking: Asking, told: Told, problems: Problems = {}): Response {
  const { booking, tour, locale } = asking;
  const say = changesMessages(locale);
  const item = transferringOf(asking);
  const deadline = formatInstant(changeableUntil(booking, tour), item.timeZone, locale);
  const isSaved = c.req.query('saved') !== undefined && Object.keys(problems).length === 0;
  const ofParticipants = tour.questions.some(({ per }) => per === 'participant') ? booking.order.cart.participants : [];
  const content = (
    <>
      <ErrorSummary title={say.summary} problems={problems} />
      {isSaved && (
        <p className="notice" role="status">
          {say.saved}
        </p>
      )}
      <About backend={backend} booking={booking} />
      <p>{say.lead({ deadline })}</p>
      <form method="post" noValidate>
        {directions.map((direction) => (
          <TransferFields key={direction} {...{ locale, item, direction, problems }} typed={told.transfers[direction]} />
        ))}
        <Questions {...{ asking, told, problems }} />
        {ofParticipants.map(({ name }, participant) => (
          <fieldset key={participant}>
            <legend>{name}</legend>
            <Questions {...{ asking, told, problems, participant }} />
          </fieldset>
        ))}
        <button type="submit">{say.submit}</button>
      </form>
      <ToBooking backend={backend} booking={booking} />
    </>
  );
  const status = Object.keys(problems).length > 0 ? 400 : 200;
  return page(c, backend, { title: say.title, content, lang: locale, status });
}
