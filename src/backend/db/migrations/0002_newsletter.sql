CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"list_id" text NOT NULL,
	"email" text NOT NULL,
	"language" text NOT NULL,
	"status" text NOT NULL,
	"token_hash" text NOT NULL,
	"unsent_token" text,
	"mail_at" timestamp with time zone NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"unsubscribed_at" timestamp with time zone,
	CONSTRAINT "subscriptions_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE UNIQUE INDEX "subscriptions_once" ON "subscriptions" USING btree ("list_id","email");--> statement-breakpoint
CREATE INDEX "subscriptions_unsent" ON "subscriptions" USING btree ("mail_at") WHERE unsent_token is not null;--> statement-breakpoint
CREATE INDEX "subscriptions_pending" ON "subscriptions" USING btree ("asked_at") WHERE status = 'pending';