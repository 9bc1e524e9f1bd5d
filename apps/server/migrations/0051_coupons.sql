CREATE TABLE "coupons" (
	"id" text PRIMARY KEY NOT NULL,
	"rev" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"director" text NOT NULL,
	"code" text NOT NULL,
	"amount" bigint NOT NULL,
	"tournament" text,
	"most" integer,
	"until" date,
	"active" boolean DEFAULT true NOT NULL,
	"stripe_account_id" text
);
--> statement-breakpoint
ALTER TABLE "tournament_entries" ADD COLUMN "coupon" jsonb;--> statement-breakpoint
CREATE UNIQUE INDEX "coupons_code_unique" ON "coupons" USING btree ("director","code") WHERE not "coupons"."deleted";--> statement-breakpoint
CREATE INDEX "tournament_entries_coupon" ON "tournament_entries" USING btree (("coupon" ->> '_id')) WHERE "tournament_entries"."coupon" is not null;