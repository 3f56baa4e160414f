import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type SyntheticEvent, useState } from 'react';
import { failureText } from '@/lib/admin/failureText';
import { Pending } from '@/lib/admin/Pending';
import { Checkbox } from '@/ui/admin/Checkbox';
import { SaveRow } from '@/ui/admin/SaveRow';
import { TextField } from '@/ui/admin/TextField';
import { type Room, roomOptions, saveRoom, settingsKey } from './queries';

/** Where video consultations take place, and how long a request keeps its time. */
export function RoomForm() {
  const { data, error, refetch } = useQuery(roomOptions());
  return data ? <Form room={data} /> : <Pending {...{ error, refetch }} />;
}

function Form({ room }: { room: Room }) {
  const client = useQueryClient();
  const [values, setValues] = useState(room);
  const { mutate, error, isPending, isSuccess, reset } = useMutation({
    mutationFn: saveRoom,
    onSuccess: () => client.invalidateQueries({ queryKey: settingsKey }),
  });
  function change(part: Partial<Room>) {
    reset();
    setValues({ ...values, ...part });
  }
  function submit(event: SyntheticEvent) {
    event.preventDefault();
    if (!isPending) mutate(values);
  }
  return (
    <form onSubmit={submit} className="grid max-w-xl gap-4">
      <TextField
        label="Sala de las videoconsultas"
        hint="La dirección de su sala de vídeo, que empieza por https://. Va en el correo de confirmación; en la web aparece diez minutos antes."
        type="url"
        pattern="https://.+"
        maxLength={300}
        value={values.appointment_room ?? ''}
        onChange={({ target }) => change({ appointment_room: target.value.trim() || null })}
      />
      <Checkbox
        label="Cada cita, en una sala propia"
        hint="Añade a esa dirección un nombre al azar; el servicio de vídeo tiene que abrir la sala con él."
        checked={values.appointment_room_each}
        onChange={({ target }) => change({ appointment_room_each: target.checked })}
      />
      <TextField
        label="Horas que se guarda una hora sin confirmar"
        hint="Después queda libre y se avisa al cliente y al despacho."
        type="number"
        required
        min={1}
        max={168}
        value={values.appointment_hold_hours}
        onChange={({ target }) => change({ appointment_hold_hours: target.valueAsNumber })}
      />
      <SaveRow
        problem={error && `No se ha guardado. ${failureText(error)}`}
        busy={isPending}
        saved={isSuccess}
      />
    </form>
  );
}
