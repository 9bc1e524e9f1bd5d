ALTER TABLE "subscription_codes" ADD COLUMN "used_by" text;--> statement-breakpoint
ALTER TABLE "subscription_codes" ADD COLUMN "used_at" timestamp (3) with time zone;