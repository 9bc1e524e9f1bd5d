ALTER TABLE "tournament_entries" ADD COLUMN "ruling" jsonb;--> statement-breakpoint
-- A place or points that were set by hand move the board (0018_board_revision.sql).
DROP TRIGGER board_update ON tournament_entries;--> statement-breakpoint
CREATE TRIGGER board_update AFTER UPDATE ON tournament_entries REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION board_touch('users', 'team', 'season_team', 'boat_number', 'disqualified', 'free_entry', 'groups',
    'boat_captain', 'sub', 'in_big_fish_pot', 'in_side_pot', 'side_pot_big_fish_entries', 'big_fish_mode_days_entered', 'bump', 'deleted',
    'ruling');
