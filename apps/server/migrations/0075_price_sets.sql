ALTER TABLE "subscription_levels" ADD COLUMN "stripe_test_api_id" text;--> statement-breakpoint
UPDATE "subscription_levels" SET "stripe_test_api_id" = "stripe_api_id", "stripe_api_id" = NULL WHERE "stripe_api_id" IS NOT NULL;--> statement-breakpoint
UPDATE "licenses" SET "status" = CASE WHEN lower(trim("status")) = 'active' THEN 'Active' WHEN trim("status") = '' THEN NULL ELSE 'Ended' END WHERE "status" IS NOT NULL AND "status" NOT IN ('Active', 'Ended');
