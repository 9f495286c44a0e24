import { demoPassword } from '#backend/identity/demo.ts';
import type { Member } from './account-page.ts';

/** The demo's shopper, whose address is confirmed. */
export const demoMember: Member = { name: 'Demo Shopper', email: 'shopper@demo.example', password: demoPassword };
