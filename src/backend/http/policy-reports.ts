import { Hono } from 'hono';
import * as v from 'valibot';
import type { Backend } from '../backend.ts';
import { limiter } from './limiter.ts';
import { addressOf } from './rate-limit.ts';
import { Refusal } from './refusal.ts';
import { reportsPath } from './security-headers.ts';

const text = v.optional(v.pipe(v.string(), v.maxLength(10_000)), '');

/** https://www.w3.org/TR/CSP3/#deprecated-serialize-violation */
const reported = v.object({
  'csp-report': v.object({ 'document-uri': text, 'effective-directive': text, 'violated-directive': text, 'blocked-uri': text }),
});

/** Browsers send it as this, which no form of another site can. */
const type = 'application/csp-report';

/** A page breaks its policy once for each thing that it may not do: what comes more often is no browser's. */
const mostPerMinute = 20;

/** An address without what may be secret in it; what is none, such as `inline`, as it is. */
function plainAddress(address: string): string {
  if (!URL.canParse(address)) return address.slice(0, 100);
  const { origin, protocol, pathname } = new URL(address);
  return origin === 'null' ? protocol : origin + pathname.slice(0, 200);
}

/** Where browsers tell of what the policy of a payment page has kept from acting (PCI DSS 4.0.1, requirement 11.6.1). It is logged. */
export function policyReports({ config, clock, log }: Pick<Backend, 'config' | 'clock' | 'log'>): Hono {
  const app = new Hono();
  const counter = limiter({ most: mostPerMinute, minutes: 1, clock });
  app.post(reportsPath, async (c) => {
    if (config.rateLimits) counter.count(addressOf(c, config.trustProxy));
    if (c.req.header('Content-Type')?.split(';')[0]?.trim() !== type)
      throw new Refusal('invalid_request', { field: 'Content-Type', problem: `must be ${type}` });
    const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), reported), await c.req.text());
    if (!success) throw new Refusal('invalid_request', { field: '', problem: 'is no report' });
    const {
      'document-uri': page,
      'blocked-uri': blocked,
      'effective-directive': directive,
      'violated-directive': violated,
    } = output['csp-report'];
    log.warn(
      { page: plainAddress(page), blocked: plainAddress(blocked), directive: (directive || violated).slice(0, 100) },
      'a payment page was kept from what its policy does not allow',
    );
    return c.body(null, 204);
  });
  return app;
}
