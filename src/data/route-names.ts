/** Names below a locale that code serves, or will: an editors' page of such a name would never be seen. */
export const taken: readonly string[] = [
  'toursAndActivities',
  'search',
  'confirmation',
  'fourOhFour',
  'offline',
  'booking',
  'dashboard',
  'verification',
  'login',
  'new',
  'shell',
  'hotels',
  'tours',
  'activities',
  'shows',
];

/** Editors' pages that routes of their own compose. */
export const composed: readonly string[] = ['topDestinations', 'magazine', 'newsletter'];
