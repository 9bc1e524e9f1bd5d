CREATE TABLE "account_codes" (
	"user" text NOT NULL,
	"kind" text NOT NULL,
	"about" text NOT NULL,
	"sent_to" text NOT NULL,
	"code_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"proved_at" timestamp (3) with time zone,
	"used_at" timestamp (3) with time zone,
	CONSTRAINT "account_codes_user_kind_pk" PRIMARY KEY("user","kind")
);
--> statement-breakpoint
CREATE TABLE "outgoing_messages" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"to" text NOT NULL,
	"subject" text,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"about" text
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "impersonator" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "username" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "confirmed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "profile_icon" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "user_profile" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "divisions" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "club_name" text;--> statement-breakpoint
ALTER TABLE "account_codes" ADD CONSTRAINT "account_codes_user_users_id_fk" FOREIGN KEY ("user") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_codes_sent_to" ON "account_codes" USING btree ("sent_to");--> statement-breakpoint
CREATE INDEX "outgoing_messages_unsent" ON "outgoing_messages" USING btree ("created_at") WHERE "outgoing_messages"."sent_at" is null;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_impersonator_users_id_fk" FOREIGN KEY ("impersonator") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "sessions_impersonator" ON "sessions" USING btree ("impersonator");--> statement-breakpoint
CREATE INDEX "users_phone" ON "users" USING btree ("phone");