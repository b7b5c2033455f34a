import { bodyLimit } from 'hono/body-limit';
import { parsePageUrl } from '../../http/page-request.ts';
import type { Refuse } from '../responses/refusal.ts';
import type { WebMiddleware } from '../visit.ts';

/** Maximum body of a write, in bytes. No form of the site comes close. */
const MAX_BODY = 64 * 1024;
/** Maximum bytes of a form with a file: 5 MB plus the other fields. */
const MAX_BODY_WITH_FILE = 5 * 1024 * 1024 + MAX_BODY;
/** Maximum bytes of a form with photos. */
const MAX_BODY_WITH_PHOTOS = 12 * 1024 * 1024;
/** Paths without the language that accept files, with a job application. */
const TAKES_FILES = /^\/our-company\/careers(?:\/[^/]+)?$/;
/** Path without the language that accepts photos, of a car to trade in. */
const TAKES_PHOTOS = '/sell-trade-my-car/your-vehicle';

/** Refuses writes that are too large, in one piece or in chunks. */
export function limitBody(refuse: Refuse): WebMiddleware {
  const limited = (maxSize: number) =>
    bodyLimit({
      maxSize,
      onError: (c) => refuse(413, {}, { path: c.req.path, languages: c.get('visit').dealership.languages }),
    });
  const [limitedForm, limitedUpload] = [limited(MAX_BODY), limited(MAX_BODY_WITH_FILE)];
  const limitedPhotos = limited(MAX_BODY_WITH_PHOTOS);
  return (c, next) => {
    const { path } = parsePageUrl(c.req.path, c.get('visit').dealership.languages);
    if (path === TAKES_PHOTOS) return limitedPhotos(c, next);
    return TAKES_FILES.test(path) ? limitedUpload(c, next) : limitedForm(c, next);
  };
}
