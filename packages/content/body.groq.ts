import { href } from './link.groq.ts';
import { picture } from './picture.groq.ts';

const paragraph = `..., "markDefs": coalesce(markDefs[] { _type, _key, ${href} }, [])` as const;

/** GROQ for rich text made of paragraphs only (objects/texts/prose.ts). Append it to `localizedBlocks`. */
export const proseParts = `[] { ${paragraph} }` as const;

/** GROQ for the text of an article or a page (objects/texts/body.ts). Append it to `localizedBlocks`. */
export const bodyParts = `[] {
    _type,
    _key,
    _type == "block" => { ${paragraph} },
    _type == "bodyPicture" => { "image": ${picture('image', '$dealership')}, caption },
    _type == "callout" => { tone, text },
    _type == "bodyVehicles" => { heading, search, "count": coalesce(count, 3) },
    _type == "bodyVideo" => { url, title, "poster": ${picture('poster', '$dealership')} },
    _type == "bodyTable" => { "rows": coalesce(rows[] { _key, "cells": coalesce(cells, []) }, []) }
  }` as const;
