DROP INDEX "tournaments_state";--> statement-breakpoint
CREATE INDEX "payments_created" ON "payments" USING btree ("created_at","id");--> statement-breakpoint
CREATE INDEX "tournaments_state" ON "tournaments" USING btree (lower("state"),"start_date","id","status","deleted","state");