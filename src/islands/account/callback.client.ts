import { receive } from '#stores/account/auth/callback.ts';

const next = await receive(new URL(location.href));
if (next) location.replace(next);
