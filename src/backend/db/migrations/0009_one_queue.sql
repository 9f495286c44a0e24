ALTER TABLE "outbox" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "outbox" CASCADE;--> statement-breakpoint
DROP INDEX "booking_codes_unsent";--> statement-breakpoint
DROP INDEX "subscriptions_unsent";--> statement-breakpoint
DROP INDEX "account_mails_due";--> statement-breakpoint
ALTER TABLE "booking_codes" DROP COLUMN "mail_at";--> statement-breakpoint
ALTER TABLE "subscriptions" DROP COLUMN "mail_at";--> statement-breakpoint
ALTER TABLE "account_deletions" DROP COLUMN "mail_at";