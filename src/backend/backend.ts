import type { Provider } from 'oidc-provider';
import type { Logger } from 'pino';
import type { BrandFacts } from '#contracts/brand.ts';
import { productKinds, type ProductKinds } from '#domain/products/registry.ts';
import { stays } from '#domain/stays/kind.ts';
import { questionKinds, type QuestionKinds } from '#domain/questions/registry.ts';
import { jobs as knownJobs } from './background.ts';
import { readBrandFacts } from './brand.ts';
import type { Catalogue } from './catalogue/catalogue.ts';
import type { CatalogueFiles } from './catalogue/read-file.ts';
import { openNotices, type Notices } from './catalogue/notices.ts';
import { openWithdrawn, type Withdrawn } from './catalogue/withdrawn.ts';
import type { Config } from './config.ts';
import { openDatabase, type Database } from './db/open.ts';
import { openSealer, type Sealer } from './db/sealer.ts';
import { readSecret } from './db/secret.ts';
import { openProvider } from './identity/provider.ts';
import { openJobs, type Jobs } from './jobs/open.ts';
import { queueLeftOver } from './jobs/left-over.ts';
import { openLog } from './log.ts';
import { fixedCatalogue, openCatalogue, readContent } from './open-catalogue.ts';
import { openPayments, type Payments } from './open-payments.ts';
import type { PaymentMethod } from './payments/method.ts';
import { Sandbox } from './sandbox/sandbox.ts';
import { promoteCatalogue, type PromotedCatalogue } from './promoted-catalogue.ts';
import { rateCatalogue, type RatedCatalogue } from './rated-catalogue.ts';
import { openSuppliers, suppliers, withProducts, type Suppliers } from './suppliers/registry.ts';
import type { OpenSupplier } from './suppliers/supplier.ts';
import { fillItems } from './suppliers/local/fill-items.ts';

/** What every service of the embedded back end works with. */
export type Backend = {
  db: Database;
  config: Config;
  /** Name and looks of the shop in mails, tickets and pages of the server. */
  brand: BrandFacts;
  /** As it is now: it changes with its files, so ask again and do not keep it. */
  readonly catalogue: Catalogue;
  liveCatalogue: RatedCatalogue;
  /** Begins and ends promotions of the catalogue by the clock. */
  refreshPromotions: PromotedCatalogue['refreshPromotions'];
  /** Tours that were sold once. */
  withdrawn: Withdrawn;
  notices: Notices;
  clock: () => Date;
  log: Logger;
  payments: Payments;
  /** Present where no money moves. */
  sandbox?: Sandbox;
  /** What is to be done after a commit. */
  jobs: Jobs;
  suppliers: Suppliers;
  productKinds: ProductKinds;
  questionKinds: QuestionKinds;
  /** Signs people in. */
  identity: Provider;
  /** Signs the links of tickets and operators; the same for all servers on one database. */
  signingKey: string;
  /** Encrypts what the database keeps of answers. */
  sealer: Sealer;
  /** Whether what somebody would wait for first is made ready before: in tests, which ask for little of it, that takes the longest. */
  makesReady: boolean;
};

export type OpenBackend = Backend & { close: () => Promise<void> };
type Additions = {
  /** Files of the catalogue that a build has parsed. */
  parsed: CatalogueFiles;
  /** What a new embedded database begins with: one with its tables, as PGlite dumps it. */
  blank: Blob;
  /** Further ways to pay. */
  methods: readonly PaymentMethod[];
  suppliers: Readonly<Record<string, OpenSupplier>>;
};
export type Overrides = Partial<
  Pick<Backend, 'brand' | 'catalogue' | 'clock' | 'log' | 'productKinds' | 'questionKinds' | 'makesReady'> & Additions
>;

/**
 * Opens database and catalogue. `overrides` replace parts, such as the clock in a test.
 * @throws Error when the database cannot be opened, the data folder is in use or the catalogue is not sound
 */
export async function openBackend(config: Config, overrides: Overrides = {}): Promise<OpenBackend> {
  const log = overrides.log ?? openLog(config);
  const brand = overrides.brand ?? readBrandFacts(config.brand);
  const directory = config.catalogueDir;
  const content = overrides.catalogue
    ? { current: overrides.catalogue, files: new Map() }
    : await readContent({ directory, known: overrides.parsed ?? new Map(), log });
  const database = await openDatabase(config, (error) => log.error({ reason: error.message }, 'database connection lost'), overrides.blank);
  const opened: { close: () => void | Promise<void> }[] = [database];
  const close = async () => {
    for (const one of opened.toReversed()) await one.close();
  };
  try {
    const { db } = database;
    const clock = overrides.clock ?? (() => new Date());
    const sellers = openSuppliers(overrides.suppliers ?? suppliers, {
      db,
      isShared: config.databaseUrl !== undefined,
      clock,
      content: () => content.current,
    });
    const plain = overrides.catalogue
      ? fixedCatalogue(await withProducts(content.current, sellers))
      : await openCatalogue({ directory, log, content, suppliers: sellers });
    opened.push(plain);
    const promoted = await promoteCatalogue(plain, { db, clock, log });
    const liveCatalogue = await rateCatalogue(promoted, { db, clock, log });
    await fillItems({ db, catalogue: liveCatalogue.current, brand, log });
    const withdrawn = await openWithdrawn(db, clock, liveCatalogue.current);
    liveCatalogue.onChange(withdrawn.follow);
    const notices = await openNotices(db, clock);
    const jobs = await openJobs(database.forJobs, log);
    opened.push(jobs);
    await queueLeftOver(db, jobs, knownJobs);
    const signingKey = await readSecret(db, 'signing-key');
    const ownKey = await readSecret(db, 'encryption-key');
    const sealer = openSealer(config.encryptionKey === undefined ? [ownKey] : [config.encryptionKey, ownKey]);
    const identity = await openProvider({ db, config, brand, clock, log });
    const { payments, close: closePayments } = await openPayments({ config, brand, clock, signingKey });
    opened.push({ close: closePayments });
    const methods = [...payments.methods, ...(overrides.methods ?? [])];
    return {
      db,
      config,
      brand,
      get catalogue() {
        return liveCatalogue.current;
      },
      liveCatalogue,
      refreshPromotions: promoted.refreshPromotions,
      withdrawn,
      notices,
      clock,
      log,
      signingKey,
      sealer,
      identity,
      payments: { ...payments, methods },
      ...(payments.simulators && { sandbox: new Sandbox(clock) }),
      jobs,
      suppliers: sellers,
      productKinds: overrides.productKinds ?? { ...productKinds, hotels: stays },
      questionKinds: overrides.questionKinds ?? questionKinds,
      makesReady: overrides.makesReady ?? true,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
