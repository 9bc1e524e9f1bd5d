CREATE TABLE "accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"rev" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"email" text NOT NULL,
	"fee_payer" text,
	"user" text NOT NULL,
	"active" boolean DEFAULT true NOT NULL,
	"locked" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "credit_transactions" (
	"id" text PRIMARY KEY NOT NULL,
	"rev" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"bank" text NOT NULL,
	"amount" bigint NOT NULL,
	"description" text,
	"tournament" text,
	"entry" text,
	"counter_of" text
);
--> statement-breakpoint
CREATE TABLE "director_credit_banks" (
	"id" text PRIMARY KEY NOT NULL,
	"rev" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"user" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "entry_invoices" (
	"id" text PRIMARY KEY NOT NULL,
	"rev" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"deleted" boolean DEFAULT false NOT NULL,
	"entry" text NOT NULL,
	"tournament" text NOT NULL,
	"user" text NOT NULL,
	"lines" jsonb NOT NULL,
	"amount" bigint NOT NULL,
	"status" text NOT NULL,
	"note" text
);
--> statement-breakpoint
ALTER TABLE "credit_transactions" ADD CONSTRAINT "credit_transactions_bank_director_credit_banks_id_fk" FOREIGN KEY ("bank") REFERENCES "public"."director_credit_banks"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "accounts_user_unique" ON "accounts" USING btree ("user") WHERE not "accounts"."deleted";--> statement-breakpoint
CREATE INDEX "credit_transactions_bank" ON "credit_transactions" USING btree ("bank","created_at","id");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_transactions_counter_unique" ON "credit_transactions" USING btree ("counter_of");--> statement-breakpoint
CREATE UNIQUE INDEX "director_credit_banks_user_unique" ON "director_credit_banks" USING btree ("user") WHERE not "director_credit_banks"."deleted";--> statement-breakpoint
CREATE INDEX "entry_invoices_entry" ON "entry_invoices" USING btree ("entry");--> statement-breakpoint
CREATE INDEX "entry_invoices_tournament" ON "entry_invoices" USING btree ("tournament");--> statement-breakpoint
CREATE INDEX "entry_invoices_user" ON "entry_invoices" USING btree ("user");