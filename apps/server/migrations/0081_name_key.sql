-- The key of a name, letter for letter what `plainName` of the domain answers (packages/domain/src/registration/name-key.ts).
CREATE FUNCTION name_key(name text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT btrim(regexp_replace(translate(translate(translate(
    regexp_replace(normalize(translate(name, '''‘’‛`´ʹʻʼʽ′＇.', ''), NFKD), '[\u0300-\u036f]', '', 'g'),
    '''‘’‛`´ʹʻʼʽ′＇.', ''),
    'ABCDEFGHIJKLMNOPQRSTUVWXYZØøŁłĐđÐðÞÆŒẞıΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩςАБВГДЕЖЗИКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ',
    'abcdefghijklmnopqrstuvwxyzoollddddþæœßiαβγδεζηθικλμνξοπρστυφχψωσабвгдежзиклмнопрстуфхцчшщъыьэюя'),
    E' \t\n\u000b\f\r!"#$%&()*+,/:;<=>?@[]\\^_{|}~·\u2010\u2011\u2012\u2013\u2014\u2015\u2212-', repeat(' ', 43)),
    ' +', ' ', 'g'), ' ')
$$;
