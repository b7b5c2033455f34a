import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '#app/framework.server.ts';
import { type ShouldRevalidateFunction, useActionData, useLoaderData } from '#app/framework.ts';
import { submitOrPreserve, revalidateUnlessFailed } from '#app/forms/submit-or-preserve.ts';
import { headTags } from '#app/site/head/head-tags.ts';
import { pageHead } from '#app/site/head/page-head.server.ts';
import { structuredData } from '#app/site/head/structured-data.server.ts';
import { loadOrLeave } from '#app/site/load-or-leave.ts';
import { StorePlaces } from '#app/stores/store-places.tsx';
import { claimedOffer, claimMessage } from '#app/vehicles/offers/claim.server.ts';
import { currentOffers } from '#app/vehicles/offers/current-offers.ts';
import { storePlacesView, withoutTimes } from '#app/stores/store-places-view.server.ts';
import { JsonLd } from '#app/ui/json-ld.tsx';
import { serverRendered } from '#app/ui/server-rendered.server.ts';
import { ServerRendered } from '#app/ui/server-rendered.tsx';
import {
  carIntro,
  carMessage,
  requestedSearch,
  requestedVehicle,
  searchMessage,
} from '#app/vehicles/ask-about.server.ts';
import { withoutEmptySearches } from '#app/vehicles/inventory/without-empty-searches.server.ts';
import { ContactLead } from '#app/site/contact/contact.tsx';
import { contactLeadView } from '#app/site/contact/contact-view.server.ts';
import { MessageForm } from '#app/forms/message-form.tsx';
import { messageFormView } from '#app/forms/message-form-view.server.ts';
import { submitMessage } from '#app/site/contact/submit-message.server.ts';
import { requestedTopic, topicIntro } from '#app/forms/topics.server.ts';
import { contactUs } from '#app/site/contact/contact-us.server.ts';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const topic = requestedTopic(request);
  const search = requestedSearch(request);
  const [claimed, car] = await Promise.all([
    claimedOffer(request, context),
    requestedVehicle(request, context),
  ]);
  // Leads still name an offer that has ended, but the page does not promote it.
  const [offer] = claimed === undefined ? [] : currentOffers([claimed], context);
  const lead = {
    heading: context.t('contact.heading'),
    intro:
      offer !== undefined
        ? context.t('offers.claimIntro', { offer: offer.name })
        : car !== null
          ? carIntro(car, context)
          : search !== null
            ? context.t('tellMe.searchIntro')
            : topicIntro(topic, context),
  };
  const message =
    offer !== undefined
      ? claimMessage(offer, context)
      : car !== null
        ? carMessage(car, context)
        : search !== null
          ? searchMessage(search, context)
          : { topic };
  const [words, places, form, head, structured] = await Promise.all([
    contactLeadView(lead, context),
    withoutEmptySearches(context).then(storePlacesView),
    messageFormView(message, context),
    pageHead(contactUs, context),
    structuredData(context),
  ]);
  return {
    head,
    message: form,
    lead: serverRendered(words, context),
    places: serverRendered({ places: withoutTimes(places), structured }, context),
  };
}

export const action = ({ context, request }: ActionFunctionArgs) => submitMessage(request, context);

export const clientAction = submitOrPreserve;
export const clientLoader = loadOrLeave;
/** Not for the message panel over another page, whose form is there already. */
export const shouldRevalidate: ShouldRevalidateFunction = (args) =>
  args.currentUrl.pathname.endsWith('/contact-us') && revalidateUnlessFailed(args);

export const meta: MetaFunction<typeof loader> = ({ data }) => (data ? headTags(data.head) : []);

export default function ContactUs() {
  const { lead, message, places } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  return (
    <div className="contact">
      <div className="form-page">
        <ServerRendered of={lead} className="form-page-words">
          {(view) => <ContactLead view={view} />}
        </ServerRendered>
        <MessageForm view={message} answer={answer} />
      </div>
      <ServerRendered of={places}>
        {({ places: view, structured }) => (
          <>
            <StorePlaces view={view} />
            <JsonLd of={structured} />
          </>
        )}
      </ServerRendered>
    </div>
  );
}
