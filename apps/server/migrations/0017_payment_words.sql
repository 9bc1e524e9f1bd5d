CREATE INDEX "payments_description_parts" ON "payments" USING gin ("description" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "payments_type_parts" ON "payments" USING gin ("payment_for_type" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "payments_created_at" ON "payments" USING btree ("created_at","id");