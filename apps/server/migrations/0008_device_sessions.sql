ALTER TABLE "sessions" ADD COLUMN "parent" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "secret_hash" text;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "generation" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "heard_generation" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "rotated_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "sessions_parent" ON "sessions" USING btree ("parent") WHERE "sessions"."parent" is not null;