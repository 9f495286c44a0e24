import { Icon, Outline } from '#ui/Icon.tsx';

/** Like those of `Icon`, apart from them because only a tour's static blocks show them: islands then do not carry them. */
const outlines = {
  bus: 'M4 6L2 7m8-1h4m8 1l-2-1M6 3h12a2 2 0 0 1 2 2v12a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2M4 11h16M8 15h.01M16 15h.01M6 19v2m12 0v-2',
  clock: 'M22 12a10 10 0 1 1-20 0a10 10 0 0 1 20 0M12 6v6l4 2',
  languages: 'm5 8l6 6m-7 0l6-6l2-3M2 5h12M7 2h1m14 20l-5-10l-5 10m2-4h6',
  map: 'M14.106 5.553a2 2 0 0 0 1.788 0l3.659-1.83A1 1 0 0 1 21 4.619v12.764a1 1 0 0 1-.553.894l-4.553 2.277a2 2 0 0 1-1.788 0l-4.212-2.106a2 2 0 0 0-1.788 0l-3.659 1.83A1 1 0 0 1 3 19.381V6.618a1 1 0 0 1 .553-.894l4.553-2.277a2 2 0 0 1 1.788 0zm.894.211v15M9 3.236v15',
  phone:
    'M13.832 16.568a1 1 0 0 0 1.213-.303l.355-.465A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.468.351a1 1 0 0 0-.292 1.233a14 14 0 0 0 6.392 6.384',
  undo: 'M9 14L4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 5.5 5.5a5.5 5.5 0 0 1-5.5 5.5H11',
  users: 'M16 21v-2a4 4 0 0 0-4-4H6a4 4 0 0 0-4 4v2M16 3.128a4 4 0 0 1 0 7.744M22 21v-2a4 4 0 0 0-3-3.87M13 7a4 4 0 1 1-8 0a4 4 0 0 1 8 0',
} as const;

export type TourIconName = keyof typeof outlines | 'pin' | 'ticket';

export function TourIcon({ name, ...look }: { name: TourIconName; size?: number; className?: string | undefined }) {
  return name === 'pin' || name === 'ticket' ? <Icon name={name} {...look} /> : <Outline path={outlines[name]} {...look} />;
}
