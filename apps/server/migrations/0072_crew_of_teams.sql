ALTER TABLE "tournament_pre_registrations" ADD COLUMN "boat_captain" text;--> statement-breakpoint
ALTER TABLE "tournament_pre_registrations" ADD COLUMN "sub" text;--> statement-breakpoint
ALTER TABLE "tournament_pre_registrations" ADD COLUMN "groups" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "tours" ADD COLUMN "tour_banner" text;--> statement-breakpoint

-- A team names its boat captain and its substitute as well: what is written while two anglers are merged names the one who stayed (0060).
DROP TRIGGER name_who_stayed_insert ON "tournament_pre_registrations";--> statement-breakpoint
DROP TRIGGER name_who_stayed_update ON "tournament_pre_registrations";--> statement-breakpoint
CREATE TRIGGER name_who_stayed_insert AFTER INSERT ON "tournament_pre_registrations" REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION name_who_stayed('users[]', 'boat_captain', 'sub');--> statement-breakpoint
CREATE TRIGGER name_who_stayed_update AFTER UPDATE ON "tournament_pre_registrations" REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION name_who_stayed('users[]', 'boat_captain', 'sub');
