import { useStore } from '@nanostores/react';
import { useEffect, useId, useRef } from 'react';
import type { Locale } from '#contracts/common.ts';
import { tripProposalMessages, type TripProposalMessages } from '#i18n/trip-proposal/index.ts';
import {
  $proposal,
  $proposedTours,
  $taken,
  dismissProposal,
  loadProposedTours,
  openProposal,
  takeProposal,
  type Taken,
} from '#stores/trip/proposal.ts';
import { Button } from '#ui/Button.tsx';
import { FailureNotice } from '#ui/FailureNotice.tsx';
import { ProposedItem } from './ProposedItem.tsx';
import styles from './Proposal.module.scss';

function takenText({ added, left }: Taken, t: TripProposalMessages): string {
  return [added > 0 && t.added(added), left > 0 && t.left(left)].filter(Boolean).join(' ');
}

/** What the address of the page proposes, beside one's own trip; nothing where it proposes nothing. */
export function Proposal({ locale }: { locale: Locale }) {
  const t = tripProposalMessages(locale);
  const proposal = useStore($proposal, { ssr: () => [] });
  const { error } = useStore($proposedTours);
  const taken = useStore($taken);
  const title = useId();
  const answer = useRef<HTMLParagraphElement>(null);
  useEffect(() => openProposal(locale), [locale]);
  /** What is pressed may go away with the proposal: the answer has the focus then. */
  const press = (act: () => void) => () => {
    act();
    if ($proposal.get().length === 0) answer.current?.focus();
  };
  return (
    <div className={styles['frame']} data-screen-only>
      {proposal.length > 0 && (
        <section className={styles['proposal']} aria-labelledby={title}>
          <h2 className={styles['title']} id={title}>
            {t.proposed(proposal.length)}
          </h2>
          <p className={styles['text']}>{t.proposedText}</p>
          {error && (
            <FailureNotice retry={t.retry} onRetry={() => void loadProposedTours(locale)}>
              {t.failed}
            </FailureNotice>
          )}
          <ol className={styles['list']}>
            {proposal.map((one, index) => (
              <ProposedItem key={index} locale={locale} t={t} proposed={one} onTake={press(() => takeProposal(one))} />
            ))}
          </ol>
          <p className={styles['buttons']}>
            {proposal.some(({ isTaken, isGone }) => !isTaken && !isGone) && (
              <Button onClick={press(() => takeProposal())}>{t.takeAll}</Button>
            )}
            <Button look="quiet" onClick={press(dismissProposal)}>
              {t.dismiss}
            </Button>
          </p>
        </section>
      )}
      <p ref={answer} className={styles['answer']} role="status" tabIndex={-1}>
        {taken && takenText(taken, t)}
      </p>
    </div>
  );
}
