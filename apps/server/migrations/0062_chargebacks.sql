CREATE TABLE "card_disputes" (
	"id" text PRIMARY KEY NOT NULL,
	"checkout" text NOT NULL,
	"amount" bigint NOT NULL,
	"reason" text NOT NULL,
	"status" text NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"due_by" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "card_payouts" (
	"payment" text PRIMARY KEY NOT NULL,
	"tournament" text NOT NULL,
	"amount" bigint NOT NULL,
	"payer" text NOT NULL,
	"recipient" text NOT NULL,
	"charge" text,
	"transfer" text,
	"at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "card_checkouts" ADD COLUMN "stuck" text;--> statement-breakpoint
CREATE INDEX "card_disputes_checkout" ON "card_disputes" USING btree ("checkout");