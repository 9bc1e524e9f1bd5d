-- A question about the boat numbers of a tournament shows the numbers and flights of its boats: it moves with each of them.
CREATE OR REPLACE FUNCTION sync_spread(me bigint) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM sync_spread_to_records(me);
  IF EXISTS (SELECT 1 FROM sync_conflict q WHERE q.state = 'open') THEN
    INSERT INTO sync_touched (xid, tbl, rec_id)
    SELECT me, 'questions', q.id FROM sync_touched s JOIN sync_conflict q ON q.tbl = s.tbl AND q.rec_id = s.rec_id
      WHERE s.xid = me AND q.state = 'open'
    UNION
    SELECT me, 'questions', q.id FROM sync_touched s
      JOIN tournament_entries e ON e.id = s.rec_id JOIN sync_conflict q ON q.tbl = 'tournaments' AND q.rec_id = e.tournament
      WHERE s.xid = me AND s.tbl = 'tournament-entries' AND q.field = 'numbers' AND q.state = 'open'
    ON CONFLICT DO NOTHING;
  END IF;
END $$;
