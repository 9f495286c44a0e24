import { pino } from 'pino';
import { $logLevel } from '#stores/browser/log-level.ts';

const level = $logLevel.get() ?? 'silent';
const log = pino({ level: level === 'warning' ? 'warn' : level });

/** Paths alone: a query may hold what someone has typed. */
function logCall({ name, duration, responseStatus }: PerformanceResourceTiming): void {
  const { pathname } = new URL(name);
  const text = `${pathname} ${responseStatus || 'no answer'} in ${Math.round(duration)} ms`;
  if (responseStatus >= 500 || responseStatus === 0) log.error(text);
  else if (responseStatus >= 400) log.warn(text);
  else log.debug(text);
}

const watch = new PerformanceObserver((list) => {
  for (const entry of list.getEntries() as PerformanceResourceTiming[]) {
    if (entry.initiatorType === 'fetch') logCall(entry);
    else log.trace(`${new URL(entry.name).pathname} loaded in ${Math.round(entry.duration)} ms`);
  }
});
watch.observe({ type: 'resource', buffered: true });
addEventListener('error', ({ error, message }) => log.error(error ?? message));
addEventListener('unhandledrejection', ({ reason }) => log.error(reason));
addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
  log.warn(`blocked by ${violatedDirective}: ${blockedURI}`),
);
log.info(`${location.pathname}, log level ${level}`);
