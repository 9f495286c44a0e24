CREATE TABLE "account_mails" (
	"id" uuid PRIMARY KEY NOT NULL,
	"account_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"token_hash" text NOT NULL,
	"unsent_token" text,
	"mail_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_mails_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "accounts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"password_hash" text NOT NULL,
	"locale" text NOT NULL,
	"email_verified_at" timestamp with time zone,
	"authorizable_scopes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "accounts_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "identity_records" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"payload" jsonb NOT NULL,
	"grant_id" text,
	"uid" text,
	"account_id" uuid,
	"consumed_at" integer,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "identity_records_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
CREATE TABLE "memberships" (
	"account_id" uuid NOT NULL,
	"organization_id" uuid NOT NULL,
	"since" timestamp with time zone NOT NULL,
	CONSTRAINT "memberships_account_id_organization_id_pk" PRIMARY KEY("account_id","organization_id")
);
--> statement-breakpoint
CREATE TABLE "organizations" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"logo_url" text
);
--> statement-breakpoint
CREATE TABLE "wishlist_entries" (
	"account_id" uuid NOT NULL,
	"tour_uuid" uuid NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "wishlist_entries_account_id_tour_uuid_pk" PRIMARY KEY("account_id","tour_uuid")
);
--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "subject_id" uuid;--> statement-breakpoint
ALTER TABLE "bookings" ADD COLUMN "organization_id" uuid;--> statement-breakpoint
ALTER TABLE "checkouts" ADD COLUMN "subject_id" uuid;--> statement-breakpoint
ALTER TABLE "account_mails" ADD CONSTRAINT "account_mails_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "memberships" ADD CONSTRAINT "memberships_organization_id_organizations_id_fk" FOREIGN KEY ("organization_id") REFERENCES "public"."organizations"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wishlist_entries" ADD CONSTRAINT "wishlist_entries_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_mails_account" ON "account_mails" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "account_mails_due" ON "account_mails" USING btree ("mail_at");--> statement-breakpoint
CREATE INDEX "identity_records_grant" ON "identity_records" USING btree ("grant_id");--> statement-breakpoint
CREATE INDEX "identity_records_uid" ON "identity_records" USING btree ("uid");--> statement-breakpoint
CREATE INDEX "identity_records_account" ON "identity_records" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "identity_records_expired" ON "identity_records" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "bookings_subject" ON "bookings" USING btree ("subject_id","created_at");--> statement-breakpoint
CREATE INDEX "bookings_organization" ON "bookings" USING btree ("organization_id","created_at");--> statement-breakpoint
UPDATE "bookings" SET "organization_id" = ("order" ->> 'organizationId')::uuid WHERE "order" ? 'organizationId';
