CREATE TABLE "card_accounts" (
	"stripe_id" text PRIMARY KEY NOT NULL,
	"user" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"charges_enabled" boolean DEFAULT false NOT NULL,
	"payouts_enabled" boolean DEFAULT false NOT NULL,
	"details_submitted" boolean DEFAULT false NOT NULL,
	"needs" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "card_checkouts" (
	"id" text PRIMARY KEY NOT NULL,
	"user" text NOT NULL,
	"entry" text NOT NULL,
	"tournament" text NOT NULL,
	"amount" bigint NOT NULL,
	"items" jsonb NOT NULL,
	"application_fee" bigint NOT NULL,
	"destination" text NOT NULL,
	"way" text NOT NULL,
	"session" text,
	"payment_intent" text,
	"url" text,
	"state" text DEFAULT 'open' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"held_until" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "card_checkouts_session_unique" UNIQUE("session"),
	CONSTRAINT "card_checkouts_paymentIntent_unique" UNIQUE("payment_intent")
);
--> statement-breakpoint
CREATE TABLE "card_customers" (
	"user" text PRIMARY KEY NOT NULL,
	"customer" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "card_customers_customer_unique" UNIQUE("customer")
);
--> statement-breakpoint
CREATE TABLE "card_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"object" text NOT NULL,
	"object_id" text NOT NULL,
	"account" text,
	"happened_at" timestamp (3) with time zone NOT NULL,
	"heard_at" timestamp (3) with time zone NOT NULL,
	"heard_by" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"last_error" text
);
--> statement-breakpoint
CREATE TABLE "card_movements" (
	"key" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"checkout" text NOT NULL,
	"amount" bigint NOT NULL,
	"provider_fee" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"recorded_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "subscriptions" ADD COLUMN "asked_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE UNIQUE INDEX "card_accounts_user_unique" ON "card_accounts" USING btree ("user") WHERE not "card_accounts"."deleted";--> statement-breakpoint
CREATE UNIQUE INDEX "card_checkouts_open_unique" ON "card_checkouts" USING btree ("entry") WHERE "card_checkouts"."state" = 'open';--> statement-breakpoint
CREATE INDEX "card_checkouts_open" ON "card_checkouts" USING btree ("held_until") WHERE "card_checkouts"."state" = 'open';--> statement-breakpoint
CREATE INDEX "card_checkouts_user" ON "card_checkouts" USING btree ("user");--> statement-breakpoint
CREATE INDEX "card_events_waiting" ON "card_events" USING btree ("heard_at") WHERE "card_events"."state" = 'waiting';--> statement-breakpoint
CREATE INDEX "card_events_happened" ON "card_events" USING btree ("happened_at");--> statement-breakpoint
CREATE INDEX "card_movements_checkout" ON "card_movements" USING btree ("checkout");