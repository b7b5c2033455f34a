import { href } from './link.groq.ts';
import { picture } from './picture.groq.ts';

/** GROQ for the text of an article or a page: in `$language`, else in whichever language it was written (objects/body.ts). */
export const bodyOf = <const Field extends string>(field: Field) =>
  `coalesce(select($language == "es" && count(${field}.es) > 0 => ${field}.es, count(${field}.en) > 0 => ${field}.en, ${field}.es), [])[] {
    _type,
    _key,
    _type == "block" => { ..., "markDefs": coalesce(markDefs[] { _type, _key, ${href} }, []) },
    _type == "bodyPicture" => { "image": ${picture('image', '$dealership')}, caption },
    _type == "callout" => { tone, text },
    _type == "bodyVehicles" => { heading, search, "count": coalesce(count, 3) },
    _type == "bodyVideo" => { url, title, "poster": ${picture('poster', '$dealership')} },
    _type == "bodyTable" => { "rows": coalesce(rows[] { _key, "cells": coalesce(cells, []) }, []) }
  }` as const;
