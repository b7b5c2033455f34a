import { Link } from '#app/framework.ts';
import { Badge } from '#app/ui/badge.tsx';
import { Card } from '#app/ui/card.tsx';
import { Price } from '#app/ui/price.tsx';
import { Skeleton } from '#app/ui/skeleton.tsx';
import type { CatalogueWords } from './catalogue-words.ts';
import { Specimens } from './specimens.tsx';

const AMOUNT = '$23,490';
const BEFORE = '$24,990';

export function CardSpecimens({ words }: { readonly words: CatalogueWords }) {
  return (
    <Specimens title={words['catalogue.cards']}>
      <div className="catalogue-row">
        <Badge>{words['catalogue.neutral']}</Badge>
        <Badge tone="brand">{words['catalogue.brand']}</Badge>
        <Badge tone="accent">{words['catalogue.accent']}</Badge>
        <Badge tone="good" dot="filled">
          {words['catalogue.good']}
        </Badge>
        <Badge tone="warn" dot="hollow">
          {words['catalogue.warn']}
        </Badge>
        <Badge tone="bad">{words['catalogue.bad']}</Badge>
      </div>
      <div className="catalogue-grid">
        <Card aria-labelledby="card-link">
          <h3 id="card-link">
            <Link className="card-link" to="/">
              {words['catalogue.cardTitle']}
            </Link>
          </h3>
          <p>{words['catalogue.cardText']}</p>
        </Card>
        <Card aria-labelledby="card-price">
          <h3 id="card-price">{words['catalogue.priceTitle']}</h3>
          <Price amount={AMOUNT} before={{ label: words['ui.was'], amount: BEFORE }} />
          <Price amount={AMOUNT} size="large" />
        </Card>
        <Card aria-labelledby="card-wait" aria-busy>
          <h3 id="card-wait">{words['catalogue.waitTitle']}</h3>
          <Skeleton lines={3} />
        </Card>
      </div>
    </Specimens>
  );
}
