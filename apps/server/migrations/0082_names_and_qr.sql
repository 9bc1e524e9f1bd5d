DROP INDEX "users_name_parts";--> statement-breakpoint
ALTER TABLE "tournament_pre_registrations" ADD COLUMN "to_confirm" text;--> statement-breakpoint
ALTER TABLE "tournament_pre_registrations" ADD COLUMN "signed" jsonb;--> statement-breakpoint
ALTER TABLE "tournament_pre_registrations" ADD COLUMN "origin" text;--> statement-breakpoint
CREATE INDEX "users_name_key" ON "users" USING btree (name_key("first_name" || ' ' || "last_name"));--> statement-breakpoint
CREATE INDEX "users_name_parts" ON "users" USING gin ((name_key("first_name" || ' ' || "last_name" || ' ' || "first_name")) gin_trgm_ops);