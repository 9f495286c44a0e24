import type { Backend } from '../backend.ts';
import type { Job, QueueName } from '../jobs/job.ts';
import { readGiftVoucher, type GiftVoucher } from './gift-voucher.ts';

type GiftJob = {
  kind: string;
  queue: QueueName;
  work: (backend: Backend, gift: GiftVoucher) => Promise<void>;
  isPointless?: (gift: GiftVoucher) => boolean;
};

async function known({ db }: Backend, id: string): Promise<GiftVoucher> {
  const gift = await readGiftVoucher(db, id);
  if (!gift) throw new Error(`there is no gift voucher ${id}`);
  return gift;
}

/** A job about a gift voucher, as it is when the job's turn has come; no mail is written once its personal data are gone. */
export const giftJob = ({ kind, queue, work, isPointless = () => false }: GiftJob): Job<{ giftVoucherId: string }> => ({
  kind,
  queue,
  work: async (backend, { giftVoucherId }) => work(backend, await known(backend, giftVoucherId)),
  isPointless: async (backend, { giftVoucherId }) => {
    const gift = await known(backend, giftVoucherId);
    return (queue === 'mail' && gift.erasedAt !== null) || isPointless(gift);
  },
});
