ALTER TABLE "holds" ADD COLUMN "cart_id" uuid;--> statement-breakpoint
UPDATE "holds" SET "cart_id" = "id";--> statement-breakpoint
ALTER TABLE "holds" ALTER COLUMN "cart_id" SET NOT NULL;--> statement-breakpoint
CREATE INDEX "holds_cart" ON "holds" USING btree ("cart_id");
