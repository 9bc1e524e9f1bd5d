CREATE TABLE "level_bills" (
	"id" text PRIMARY KEY NOT NULL,
	"user" text NOT NULL,
	"amount" bigint NOT NULL,
	"tries" integer NOT NULL,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "card_payouts" ADD COLUMN "turn" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "card_payouts" ADD COLUMN "state" text DEFAULT 'going' NOT NULL;--> statement-breakpoint
ALTER TABLE "card_payouts" ADD COLUMN "words" text;--> statement-breakpoint
CREATE INDEX "card_payouts_unfinished" ON "card_payouts" USING btree ("at") WHERE "card_payouts"."state" in ('going', 'goes-back');--> statement-breakpoint
UPDATE "card_payouts" SET "state" = 'sent' WHERE "transfer" IS NOT NULL;
