CREATE TABLE "trip_wishes" (
	"account_id" uuid NOT NULL,
	"wish_id" uuid NOT NULL,
	"product_type" text NOT NULL,
	"selection" jsonb NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "trip_wishes_account_id_wish_id_pk" PRIMARY KEY("account_id","wish_id")
);
--> statement-breakpoint
ALTER TABLE "trip_wishes" ADD CONSTRAINT "trip_wishes_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;