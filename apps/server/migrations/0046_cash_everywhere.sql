ALTER TABLE "tournaments" ADD COLUMN "money_besides" jsonb;--> statement-breakpoint

-- What the ledger has in a tournament's places that no entry which is there explains: of deleted entries, and of payments that name none.
-- Devices count the rest from the entries themselves. Places that are not counted on a device are left out.
CREATE FUNCTION money_besides(of_tournament text) RETURNS jsonb LANGUAGE sql STABLE AS $$
  SELECT jsonb_agg(jsonb_build_object('place', s.account, 'left', s.cents) ORDER BY s.account) FROM (
    SELECT l.account, sum(l.amount) AS cents
      FROM ledger_postings p JOIN ledger_lines l ON l.posting = p.id LEFT JOIN tournament_entries e ON e.id = l.entry AND NOT e.deleted
      WHERE p.tournament = of_tournament AND e.id IS NULL AND l.account IN ('cash', 'check', 'credits', 'card', 'online')
      GROUP BY l.account HAVING sum(l.amount) <> 0) s
$$;--> statement-breakpoint

-- It is no part of a version that two people compare: the revision stays.
CREATE FUNCTION keep_money_besides(tournaments_of text[]) RETURNS void LANGUAGE sql AS $$
  UPDATE tournaments t SET money_besides = n.besides FROM (SELECT id, money_besides(id) AS besides FROM unnest(tournaments_of) id) n
    WHERE t.id = n.id AND t.money_besides IS DISTINCT FROM n.besides
$$;--> statement-breakpoint

-- Whatever posts, by whatever code: an entry shows what the ledger has of it, so it goes into the feed with each of its lines.
CREATE FUNCTION tell_books() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  me bigint := pg_current_xact_id()::text::bigint;
BEGIN
  INSERT INTO sync_touched (xid, tbl, rec_id)
    SELECT DISTINCT me, 'tournament-entries', e.id FROM new_rows n JOIN tournament_entries e ON e.id = n.entry ON CONFLICT DO NOTHING;
  IF FOUND THEN
    INSERT INTO sync_turn (xid) VALUES (me) ON CONFLICT DO NOTHING;
  END IF;
  PERFORM keep_money_besides(array_agg(DISTINCT p.tournament))
    FROM new_rows n JOIN ledger_postings p ON p.id = n.posting LEFT JOIN tournament_entries e ON e.id = n.entry AND NOT e.deleted
    WHERE p.tournament IS NOT NULL AND e.id IS NULL AND n.account IN ('cash', 'check', 'credits', 'card', 'online');
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER tell_books AFTER INSERT ON ledger_lines REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION tell_books();--> statement-breakpoint

-- What a deleted entry leaves behind, its tournament says; when it is brought back, it says that itself again.
CREATE FUNCTION tell_left_behind() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (SELECT 1 FROM ledger_lines l WHERE l.entry = NEW.id) THEN
    PERFORM keep_money_besides(ARRAY[NEW.tournament]);
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER tell_left_behind AFTER UPDATE OF deleted ON tournament_entries FOR EACH ROW WHEN (OLD.deleted IS DISTINCT FROM NEW.deleted)
  EXECUTE FUNCTION tell_left_behind();--> statement-breakpoint

-- What is there already: devices hear of every entry whose money has moved.
UPDATE tournaments SET money_besides = money_besides(id) WHERE money_besides(id) IS NOT NULL;--> statement-breakpoint
INSERT INTO sync_touched (xid, tbl, rec_id)
  SELECT DISTINCT pg_current_xact_id()::text::bigint, 'tournament-entries', e.id
    FROM tournament_entries e LEFT JOIN ledger_lines l ON l.entry = e.id WHERE NOT e.deleted AND (l.entry IS NOT NULL OR e.status = 'Paid')
  ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO sync_turn (xid) VALUES (pg_current_xact_id()::text::bigint) ON CONFLICT DO NOTHING;
