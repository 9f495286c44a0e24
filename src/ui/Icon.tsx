/** Outlines on a 24-pixel grid, stroke 2, from Lucide (ISC licence); one path each, so that islands need no icon set. */
const outlines = {
  alert: 'M22 12a10 10 0 1 1-20 0a10 10 0 0 1 20 0M12 8v4m0 4h.01',
  bus:
    'M4 6L2 7m8-1h4m8 1l-2-1M6 3h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2M4 11h16M8 15h.01M16 15' +
    'h.01M6 19v2m12 0v-2',
  calendar:
    'M8 2v3m8-3v3M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2M3 9h18M8 13h.01M12 13h.01M16 13h.01' +
    'M8 17h.01M12 17h.01M16 17h.01',
  check: 'M20 6L9 17l-5-5',
  'chevron-down': 'm6 9l6 6l6-6',
  'chevron-left': 'm15 18l-6-6l6-6',
  'chevron-right': 'm9 18l6-6l-6-6',
  clock: 'M22 12a10 10 0 1 1-20 0a10 10 0 0 1 20 0M12 6v6l4 2',
  copy: 'M10 8h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2V10a2 2 0 0 1 2-2M4 16c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2',
  download: 'M12 15V3m9 12v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4m4-5l5 5l5-5',
  enlarge: 'M15 3h6v6m0-6l-7 7M3 21l7-7m-1 7H3v-6',
  heart:
    'M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313' +
    'a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5',
  hourglass:
    'M5 22h14M5 2h14m-2 20v-4.172a2 2 0 0 0-.586-1.414L12 12l-4.414 4.414A2 2 0 0 0 7 17.828V22M7 2v4.172' +
    'a2 2 0 0 0 .586 1.414L12 12l4.414-4.414A2 2 0 0 0 17 6.172V2',
  info: 'M22 12a10 10 0 1 1-20 0a10 10 0 0 1 20 0M12 16v-4m0-4h.01',
  languages: 'm5 8l6 6m-7 0l6-6l2-3M2 5h12M7 2h1m14 20l-5-10l-5 10m2-4h6',
  locate: 'M2 12h3m14 0h3M12 2v3m0 14v3m7-10a7 7 0 1 1-14 0a7 7 0 0 1 14 0m-4 0a3 3 0 1 1-6 0a3 3 0 0 1 6 0',
  lock: 'M5 11h14a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2m2 0V7a5 5 0 0 1 10 0v4',
  map:
    'M14.106 5.553a2 2 0 0 0 1.788 0l3.659-1.83A1 1 0 0 1 21 4.619v12.764a1 1 0 0 1-.553.894l-4.553 2.277' +
    'a2 2 0 0 1-1.788 0l-4.212-2.106a2 2 0 0 0-1.788 0l-3.659 1.83A1 1 0 0 1 3 19.381V6.618a1 1 0 0 1 .553-.894l4.553-2.277' +
    'a2 2 0 0 1 1.788 0zm.894.211v15M9 3.236v15',
  minus: 'M5 12h14',
  phone:
    'M13.832 16.568a1 1 0 0 0 1.213-.303l.355-.465A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4' +
    'a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.468.351a1 1 0 0 0-.292 1.233a14 14 0 0 0 6.392 6.384',
  pin:
    'M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 14.993 4 10a8 8 0 0 1 16 0M15 10' +
    'a3 3 0 1 1-6 0a3 3 0 0 1 6 0',
  plus: 'M5 12h14m-7-7v14',
  printer:
    'M6 18H4a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2h-2M6 9V3a1 1 0 0 1 1-1h10a1 1 0 0 1 1 1v6M7 14h10' +
    'a1 1 0 0 1 1 1v6a1 1 0 0 1-1 1H7a1 1 0 0 1-1-1v-6a1 1 0 0 1 1-1',
  search: 'm21 21l-4.34-4.34M19 11a8 8 0 1 1-16 0a8 8 0 0 1 16 0',
  share:
    'M21 5a3 3 0 1 1-6 0a3 3 0 0 1 6 0M9 12a3 3 0 1 1-6 0a3 3 0 0 1 6 0M21 19a3 3 0 1 1-6 0a3 3 0 0 1 6 0M8.59 13.51l6.83 3.98' +
    'm-.01-10.98l-6.82 3.98',
  sliders: 'M10 5H3m9 14H3M14 3v4m2 10v4m5-9h-9m9 7h-5m5-14h-7m-6 5v4m0-2H3',
  ticket: 'M2 9a3 3 0 0 1 0 6v2a2 2 0 0 0 2 2h16a2 2 0 0 0 2-2v-2a3 3 0 0 1 0-6V7a2 2 0 0 0-2-2H4a2 2 0 0 0-2 2Zm11-4v2m0 10v2m0-8v2',
  undo: 'M9 14L4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 5.5 5.5a5.5 5.5 0 0 1-5.5 5.5H11',
  users: 'M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2M16 3.128a4 4 0 0 1 0 7.744M22 21v-2a4 4 0 0 0-3-3.87M13 7a4 4 0 1 1-8 0a4 4 0 0 1 8 0',
  x: 'M18 6L6 18M6 6l12 12',
} as const;

export type IconName = keyof typeof outlines;

type Props = { name: IconName; size?: number; className?: string | undefined };

/** A decoration: whatever it says stands beside it in words. What only an `.astro` file shows is a `LucideIcon`, and needs no line here. */
export function Icon({ name, size = 20, className }: Props) {
  return (
    <svg viewBox="0 0 24 24" width={size} height={size} aria-hidden="true" className={className}>
      <path fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round" strokeWidth="2" d={outlines[name]} />
    </svg>
  );
}
