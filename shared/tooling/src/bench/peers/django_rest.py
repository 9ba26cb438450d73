"""The same lists, creates and boards as a well-kept Django REST service answers them, in one file.

    python3 django_rest.py fill 20000     makes its tables, two businesses of that size, a person with a session; prints the cookies
    gunicorn django_rest:application      serves it

Sessions, permissions, filters by business, pagination, serializers and versions are those of the framework; there is no
row-level security, no outbox, no history and no live frame, which the product's server has. DATABASE_NAME, DATABASE_HOST,
DATABASE_PORT and DATABASE_USER say where its tables lie.
"""

import json
import os
import sys

import django
from django.conf import settings

settings.configure(
    SECRET_KEY="a benchmark keeps no secrets",
    ROOT_URLCONF=__name__,
    ALLOWED_HOSTS=["localhost", "127.0.0.1"],
    INSTALLED_APPS=["django.contrib.auth", "django.contrib.contenttypes", "django.contrib.sessions", "rest_framework"],
    MIDDLEWARE=[
        "django.middleware.security.SecurityMiddleware",
        "django.contrib.sessions.middleware.SessionMiddleware",
        "django.middleware.common.CommonMiddleware",
        "django.middleware.csrf.CsrfViewMiddleware",
        "django.contrib.auth.middleware.AuthenticationMiddleware",
    ],
    DATABASES={
        "default": {
            "ENGINE": "django.db.backends.postgresql",
            "NAME": os.environ.get("DATABASE_NAME", "django"),
            "HOST": os.environ.get("DATABASE_HOST", "127.0.0.1"),
            "PORT": os.environ.get("DATABASE_PORT", "5432"),
            "USER": os.environ.get("DATABASE_USER", "postgres"),
            "CONN_MAX_AGE": None,
        }
    },
    DEFAULT_AUTO_FIELD="django.db.models.BigAutoField",
    USE_TZ=True,
    DATA_UPLOAD_MAX_MEMORY_SIZE=20_000_000,
    REST_FRAMEWORK={
        "DEFAULT_AUTHENTICATION_CLASSES": ["rest_framework.authentication.SessionAuthentication"],
        "DEFAULT_PERMISSION_CLASSES": ["rest_framework.permissions.IsAuthenticated"],
        "DEFAULT_RENDERER_CLASSES": ["rest_framework.renderers.JSONRenderer"],
        "DEFAULT_PARSER_CLASSES": ["rest_framework.parsers.JSONParser"],
    },
)
django.setup()

from django.contrib.auth import get_user_model  # noqa: E402
from django.contrib.sessions.backends.db import SessionStore  # noqa: E402
from django.core.wsgi import get_wsgi_application  # noqa: E402
from django.db import connection, models, transaction  # noqa: E402
from django.db.models.functions import Coalesce  # noqa: E402
from django.urls import include, path  # noqa: E402
from rest_framework import mixins, pagination, parsers, response, routers, serializers, viewsets  # noqa: E402
from rest_framework.decorators import action  # noqa: E402

BUSINESS = 1


class Organization(models.Model):
    business = models.IntegerField(db_index=True)
    name = models.TextField()

    class Meta:
        app_label = "bench"


class Record(models.Model):
    """What every record of a business has."""

    business = models.IntegerField()
    updated_at = models.DateTimeField(auto_now=True)
    created_at = models.DateTimeField(auto_now_add=True)
    archived_at = models.DateTimeField(null=True)
    version = models.IntegerField(default=1)

    class Meta:
        abstract = True


class Contact(Record):
    first_name = models.TextField(default="", blank=True)
    last_name = models.TextField(default="", blank=True)
    email = models.TextField(null=True)
    phone_e164 = models.TextField(null=True)
    kind = models.TextField(default="person")
    organization = models.ForeignKey(Organization, null=True, on_delete=models.SET_NULL)
    tags = models.JSONField(default=list)
    consent_email = models.TextField(default="none")
    consent_sms = models.TextField(default="none")

    class Meta:
        app_label = "bench"
        indexes = [models.Index(fields=["business", "last_name", "first_name", "id"])]


class Project(Record):
    name = models.TextField()
    number = models.IntegerField(default=0)
    event_type = models.TextField()
    event_date = models.DateField(null=True)
    stage_id = models.IntegerField(default=1)
    owner_id = models.IntegerField(null=True)
    venue_text = models.TextField(default="", blank=True)
    guest_count = models.IntegerField(null=True)
    budget_cents = models.BigIntegerField(null=True)
    currency = models.TextField(default="USD")

    class Meta:
        app_label = "bench"
        indexes = [models.Index(fields=["business", "event_date", "id"])]


class ProjectContact(models.Model):
    project = models.ForeignKey(Project, on_delete=models.CASCADE)
    contact = models.ForeignKey(Contact, on_delete=models.CASCADE, related_name="projects")

    class Meta:
        app_label = "bench"


class Board(models.Model):
    business = models.IntegerField()
    data = models.JSONField()
    version = models.IntegerField(default=1)

    class Meta:
        app_label = "bench"


class Page(pagination.PageNumberPagination):
    page_size = 50
    page_size_query_param = "page_size"
    max_page_size = 200


class ContactSerializer(serializers.ModelSerializer):
    organization_name = serializers.CharField(source="organization.name", read_only=True, default=None)
    project_count = serializers.IntegerField(read_only=True, default=0)

    class Meta:
        model = Contact
        fields = [
            "id", "first_name", "last_name", "email", "phone_e164", "kind", "organization_id", "organization_name", "tags",
            "consent_email", "consent_sms", "updated_at", "archived_at", "project_count",
        ]  # fmt: skip


class ProjectSerializer(serializers.ModelSerializer):
    class Meta:
        model = Project
        fields = [
            "id", "name", "number", "event_date", "event_type", "stage_id", "owner_id", "venue_text", "guest_count",
            "budget_cents", "currency", "updated_at", "archived_at",
        ]  # fmt: skip


class Records(mixins.ListModelMixin, mixins.CreateModelMixin, mixins.RetrieveModelMixin, viewsets.GenericViewSet):
    pagination_class = Page

    @transaction.atomic
    def perform_create(self, serializer):
        serializer.save(business=BUSINESS)


class Contacts(Records):
    serializer_class = ContactSerializer

    def get_queryset(self):
        live = Contact.objects.filter(business=BUSINESS, archived_at=None).select_related("organization")
        taking_part = ProjectContact.objects.filter(contact=models.OuterRef("pk")).order_by().values("contact")
        counted = models.Subquery(taking_part.annotate(n=models.Count("pk")).values("n"))
        return live.annotate(project_count=Coalesce(counted, 0)).order_by("last_name", "first_name", "id")


class Projects(Records):
    serializer_class = ProjectSerializer

    def get_queryset(self):
        return Project.objects.filter(business=BUSINESS, archived_at=None).order_by("event_date", "id")


class PatchParser(parsers.JSONParser):
    media_type = "application/json-patch+json"


class Boards(viewsets.GenericViewSet):
    parser_classes = [parsers.JSONParser, PatchParser]
    queryset = Board.objects.filter(business=BUSINESS)

    def create(self, request):
        board = Board.objects.create(business=BUSINESS, data=request.data["data"])
        return response.Response({"id": board.id}, status=201)

    def retrieve(self, request, pk):
        return self._answer(self.get_object())

    @action(detail=True, methods=["patch"])
    @transaction.atomic
    def patch(self, request, pk):
        board = Board.objects.select_for_update().get(business=BUSINESS, pk=pk)
        if request.headers.get("If-Match") != f'"{board.version}"':
            return response.Response({"code": "conflict"}, status=412)
        for operation in request.data["patches"]:
            replace(board.data, operation["path"], operation["value"])
        board.version += 1
        board.save()
        if request.headers.get("Prefer") == "return=minimal":
            return response.Response({"id": board.id}, headers={"ETag": f'"{board.version}"'})
        return self._answer(board)

    def _answer(self, board):
        return response.Response({"id": board.id, "data": board.data}, headers={"ETag": f'"{board.version}"'})


def replace(document, pointer, value):
    *steps, last = pointer.split("/")[1:]
    for step in steps:
        document = document[int(step)] if isinstance(document, list) else document[step]
    document[int(last) if isinstance(document, list) else last] = value


router = routers.DefaultRouter()
router.register("tenant_crm/contacts", Contacts, basename="contact")
router.register("tenant_crm/projects", Projects, basename="project")
router.register("moodboard", Boards, basename="board")
urlpatterns = [path("api/", include(router.urls))]


def fill(count):
    from django.core.management import call_command

    call_command("migrate", verbosity=0)
    with connection.schema_editor() as editor:
        for model in (Organization, Contact, Project, ProjectContact, Board):
            editor.create_model(model)
    with connection.cursor() as cursor:
        cursor.execute("insert into bench_organization (business, name) select 1 + n % 2, 'Organization ' || n from generate_series(1, 1000) n")
        for business in (1, 2):
            cursor.execute(
                """insert into bench_contact (business, updated_at, created_at, version, first_name, last_name, email, phone_e164, kind,
                     organization_id, tags, consent_email, consent_sms)
                   select %s, now() - n * interval '1 minute', now(), 1, 'Name ' || n %% 290, 'Family ' || n %% 997, 'person' || n || '@volume.example',
                     '+1518' || lpad(n::text, 7, '0'), case n %% 4 when 0 then 'planner' when 1 then 'vendor' else 'person' end,
                     case when n %% 3 = 0 then 1 + n %% 1000 end, '[]', 'none', 'none' from generate_series(1, %s) n""",
                [business, count],
            )
            cursor.execute(
                """insert into bench_project (business, updated_at, created_at, version, name, number, event_type, event_date, stage_id, owner_id,
                     venue_text, guest_count, budget_cents, currency)
                   select %s, now() - n * interval '1 minute', now(), 1, 'Project ' || n, n, 'wedding', date '2026-01-01' + n %% 900, 1 + n %% 8, 1,
                     'Stonecroft Barn', n %% 240, n * 100, 'USD' from generate_series(1, %s) n""",
                [business, count],
            )
        cursor.execute(
            "insert into bench_projectcontact (project_id, contact_id) select p.id, p.id from bench_project p join bench_contact c on c.id = p.id where p.id % 7 = 0"
        )
        cursor.execute("analyze")
    person = get_user_model().objects.create_user("ada", password=None)
    session = SessionStore()
    session.update({"_auth_user_id": str(person.pk), "_auth_user_backend": "django.contrib.auth.backends.ModelBackend"})
    session["_auth_user_hash"] = person.get_session_auth_hash()
    session.save()
    print(json.dumps({"cookie": f"sessionid={session.session_key}; csrftoken={'a' * 64}", "x-csrftoken": "a" * 64}))


application = get_wsgi_application()

if __name__ == "__main__" and sys.argv[1:2] == ["fill"]:
    fill(int(sys.argv[2]))
