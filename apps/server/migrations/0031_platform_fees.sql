CREATE TABLE "platform_fees" (
	"invoice" text NOT NULL,
	"tournament" text NOT NULL,
	"angler" text NOT NULL,
	"sign" integer NOT NULL,
	CONSTRAINT "platform_fees_invoice_tournament_angler_pk" PRIMARY KEY("invoice","tournament","angler")
);
--> statement-breakpoint
CREATE TABLE "platform_invoices" (
	"id" text PRIMARY KEY NOT NULL,
	"director" text NOT NULL,
	"month" text NOT NULL,
	"lines" jsonb NOT NULL,
	"anglers" integer NOT NULL,
	"credits" integer NOT NULL,
	"amount" bigint NOT NULL,
	"status" text NOT NULL,
	"tries" integer DEFAULT 0 NOT NULL,
	"try_at" timestamp (3) with time zone,
	"first_try_at" timestamp (3) with time zone,
	"last_error" text,
	"intent" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"paid_at" timestamp (3) with time zone,
	CONSTRAINT "platform_invoices_intent_unique" UNIQUE("intent")
);
--> statement-breakpoint
ALTER TABLE "platform_fees" ADD CONSTRAINT "platform_fees_invoice_platform_invoices_id_fk" FOREIGN KEY ("invoice") REFERENCES "public"."platform_invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "platform_fees_tournament" ON "platform_fees" USING btree ("tournament");--> statement-breakpoint
CREATE UNIQUE INDEX "platform_invoices_month" ON "platform_invoices" USING btree ("director","month");--> statement-breakpoint
CREATE INDEX "platform_invoices_status" ON "platform_invoices" USING btree ("status","try_at");--> statement-breakpoint
CREATE INDEX "platform_invoices_newest" ON "platform_invoices" USING btree ("month","id");