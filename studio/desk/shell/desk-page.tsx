import { useCallback, useEffect } from 'react';
import type { Call } from '../api/call.ts';
import { firstPlace } from '../place.ts';
import { goToCode, goToSignIn, type LakeAddress, signOut } from '../session.ts';
import { words } from '../wording/words.ts';
import { DealershipChooser } from './dealership-chooser.tsx';
import { useDealerships } from './dealerships.ts';
import { Desk } from './desk.tsx';
import { PlaceLink } from './place-link.tsx';
import { SignOutButton } from './sign-out-button.tsx';
import { useUrlNavigation } from './use-url-navigation.ts';

interface DeskPageProps {
  readonly lake: LakeAddress;
  /** URL of the studio API. */
  readonly deskUrl: string;
  readonly token: string;
}

/** The desk as a page of its own. Without a dealership in its URL, people choose one first. */
export function DeskPage({ lake, deskUrl, token }: DeskPageProps) {
  const read = useDealerships(lake, token);
  const dealerships = read ?? undefined;
  const { place, ...navigation } = useUrlNavigation(dealerships);
  const send = useCallback(
    async (url: URL, init: RequestInit = {}) => {
      const headers = new Headers(init.headers);
      headers.set('Authorization', `Bearer ${token}`);
      const response = await fetch(url, { ...init, headers });
      if (response.status === 401) goToSignIn(lake);
      return response;
    },
    [lake, token],
  );
  const call = useCallback<Call>(
    (path, init) => send(new URL(`/api/desk/${path}`, deskUrl), init),
    [send, deskUrl],
  );
  const callLake = useCallback<Call>(
    (path, init) => send(new URL(`/v1/${path}`, lake.apiHost), init),
    [send, lake],
  );
  const only = dealerships?.length === 1 ? dealerships[0]?._id : undefined;
  const { go } = navigation;
  useEffect(() => {
    if (place === null && only !== undefined) go(firstPlace(only), 'replace');
  }, [place, only, go]);

  // Until then, nobody knows which dealership a slug means.
  const isResolved = read !== undefined;
  if (place !== null && isResolved) {
    const choose = (dealership: string) => go(firstPlace(dealership));
    const { dealership } = place;
    const chooser = <DealershipChooser dealerships={dealerships} chosen={dealership} choose={choose} />;
    return (
      <Desk
        key={dealership}
        call={call}
        callLake={callLake}
        navigation={{ place, ...navigation }}
        enterCode={() => goToCode(lake, token)}
        leave={() => signOut(lake, token)}
        chooser={chooser}
      />
    );
  }
  return (
    <div className="desk">
      <div className="desk-choose">
        {place === null && <h1>{words.chooseDealership}</h1>}
        {read === undefined && <p>{words.loading}</p>}
        {read === null && <p>{words.unreachable}</p>}
        {read?.length === 0 && <p>{words.noDealership}</p>}
        <ul>
          {(place === null ? dealerships : undefined)?.map(({ _id, name }) => (
            <li key={_id}>
              <PlaceLink className="desk-button" navigation={navigation} to={firstPlace(_id)}>
                {name ?? _id}
              </PlaceLink>
            </li>
          ))}
        </ul>
        <SignOutButton leave={() => signOut(lake, token)} />
      </div>
    </div>
  );
}
