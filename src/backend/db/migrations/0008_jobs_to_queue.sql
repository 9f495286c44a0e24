CREATE TABLE "jobs_to_queue" (
	"kind" text NOT NULL,
	"payload" jsonb NOT NULL
);
--> statement-breakpoint
-- What the queues of the release before have not done yet. Kinds and payloads as `background.ts` lists them.
INSERT INTO "jobs_to_queue" ("kind", "payload")
SELECT "kind", jsonb_build_object('bookingId', "booking_id") FROM "outbox" WHERE "done_at" IS NULL
UNION ALL SELECT 'code_mail', jsonb_build_object('bookingId', "booking_id", 'nonce', "nonce") FROM "booking_codes" WHERE "mail_at" IS NOT NULL
UNION ALL SELECT 'newsletter_mail', jsonb_build_object('subscriptionId', "id", 'tokenHash', "token_hash") FROM "subscriptions" WHERE "unsent_token" IS NOT NULL
UNION ALL SELECT 'account_mail', jsonb_build_object('mailId', "id") FROM "account_mails" WHERE "unsent_token" IS NOT NULL
UNION ALL SELECT 'deletion_mail', jsonb_build_object('deletionId', "id") FROM "account_deletions";
