CREATE TABLE "gift_vouchers" (
	"id" uuid PRIMARY KEY NOT NULL,
	"code" text NOT NULL,
	"checkout_key" uuid NOT NULL,
	"cart_id" uuid NOT NULL,
	"order_number" text NOT NULL,
	"locale" text NOT NULL,
	"design" text NOT NULL,
	"tour" jsonb,
	"buyer_name" text NOT NULL,
	"buyer_email" text NOT NULL,
	"recipient_name" text NOT NULL,
	"recipient_email" text,
	"sender_name" text NOT NULL,
	"message" text NOT NULL,
	"send_on" text,
	"subject_id" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"erasure_asked_at" timestamp with time zone,
	"erased_at" timestamp with time zone,
	CONSTRAINT "gift_vouchers_code_unique" UNIQUE("code"),
	CONSTRAINT "gift_vouchers_checkout_key_unique" UNIQUE("checkout_key"),
	CONSTRAINT "gift_vouchers_order_number_unique" UNIQUE("order_number")
);
--> statement-breakpoint
CREATE TABLE "voucher_entries" (
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"about" uuid NOT NULL,
	"amount" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "voucher_entries_code_kind_about_pk" PRIMARY KEY("code","kind","about"),
	CONSTRAINT "voucher_entries_sign" CHECK (("voucher_entries"."kind" in ('issued', 'given_back')) = ("voucher_entries"."amount" > 0))
);
--> statement-breakpoint
ALTER TABLE "vouchers" ADD COLUMN "has_balance" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "gift_vouchers" ADD CONSTRAINT "gift_vouchers_code_vouchers_code_fk" FOREIGN KEY ("code") REFERENCES "public"."vouchers"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "voucher_entries" ADD CONSTRAINT "voucher_entries_code_vouchers_code_fk" FOREIGN KEY ("code") REFERENCES "public"."vouchers"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "gift_vouchers_subject" ON "gift_vouchers" USING btree ("subject_id");--> statement-breakpoint
CREATE INDEX "voucher_entries_about" ON "voucher_entries" USING btree ("about");--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_balance" CHECK (not "vouchers"."has_balance" or "vouchers"."amount" is not null);