import '../../desk/styles/desk.css';
import { SessionsOnly } from '../../desk/people/sessions-only.tsx';
import { NoticeBar } from '../../desk/shell/notice-bar.tsx';
import { useNotice } from '../../desk/shell/use-notice.ts';
import { useLakeApi } from '../../use-lake-api.ts';

/** Where the user is signed in, inside the Studio. */
export default function SessionsTool() {
  const callLake = useLakeApi();
  const { notice, notify, close } = useNotice();
  return (
    <div className="desk">
      <div className="desk-page">
        <SessionsOnly callLake={callLake} notify={notify} />
      </div>
      <NoticeBar notice={notice} close={close} />
    </div>
  );
}
